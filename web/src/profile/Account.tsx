/** Who I am: a guest in this browser, or an account that carries my name across devices. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";

import { api, problemOf } from "../net/api.ts";
import { become, me } from "../net/store.ts";
import type { Me, Problem } from "../net/wire.ts";
import { ConfirmDialog } from "../shell/Dialog.tsx";
import { toast } from "../shell/Toast.tsx";
import { lang, problemText, say } from "../words.ts";

const SHORTEST = 8;

type Form = "register" | "login" | "password" | null;

export function Account(): JSX.Element {
  const person = me.value!;
  const form = useSignal<Form>(null);
  const leaving = useSignal(false);
  const logout = (): void => {
    api.logout().then(() => api.guest({ lang: lang.value })).then((told) => {
      become(told);
      toast({ kind: "info", text: say("logged-out") });
    }, (thrown) => toast({ kind: "bad", text: problemText(problemOf(thrown)) }));
  };
  return (
    <section class="panel set" aria-labelledby="who">
      <h2 class="sec" id="who">{say("who")}</h2>
      <NameForm person={person} key={`${person.id} ${person.name}`} />
      <p class="soft">{say(person.guest ? "who-guest" : "who-account")}</p>
      <div class="set-acts">
        {person.guest && <button type="button" class="btn btn-strong" aria-expanded={form.value === "register"} onClick={() => { form.value = form.value === "register" ? null : "register"; }}>{say("register")}</button>}
        {person.guest && <button type="button" class="btn" aria-expanded={form.value === "login"} onClick={() => { form.value = form.value === "login" ? null : "login"; }}>{say("login")}</button>}
        {!person.guest && <button type="button" class="btn" aria-expanded={form.value === "password"} onClick={() => { form.value = form.value === "password" ? null : "password"; }}>{say("change-password")}</button>}
        {!person.guest && <button type="button" class="btn" onClick={() => { leaving.value = true; }}>{say("logout")}</button>}
      </div>
      {form.value === "register" && <Enter kind="register" name={person.name} done={() => { form.value = null; }} />}
      {form.value === "login" && <Enter kind="login" name="" done={() => { form.value = null; }} />}
      {form.value === "password" && <NewPassword done={() => { form.value = null; }} />}
      {leaving.value && (
        <ConfirmDialog
          title={say("logout-title")} text={say("logout-text")} yes={say("logout")}
          answer={(yes) => { leaving.value = false; if (yes) logout(); }}
        />
      )}
    </section>
  );
}

function Trouble({ problem }: { problem: Problem | null }): JSX.Element {
  return <p class="trouble" role="alert">{problem && problemText(problem)}</p>;
}

function NameForm({ person }: { person: Me }): JSX.Element {
  const name = useSignal(person.name);
  const problem = useSignal<Problem | null>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    api.changeMe({ name: name.value.trim() }).then((told) => {
      me.value = told;
      name.value = told.name;
      problem.value = null;
      toast({ kind: "good", text: say("saved") });
    }, (thrown) => { problem.value = problemOf(thrown); });
  };
  return (
    <form onSubmit={submit}>
      <div class="stack field-row">
        <label for="my-name">{say("name")}</label>
        <div class="with-button">
          <input class="field" id="my-name" value={name.value} maxLength={40} required autocomplete="nickname" onInput={(event) => { name.value = event.currentTarget.value; }} />
          <button class="btn" disabled={name.value.trim() === person.name || !name.value.trim()}>{say("save")}</button>
        </div>
      </div>
      <Trouble problem={problem.value} />
    </form>
  );
}

function Enter({ kind, name: given, done }: { kind: "register" | "login"; name: string; done: () => void }): JSX.Element {
  const name = useSignal(given);
  const password = useSignal("");
  const problem = useSignal<Problem | null>(null);
  const busy = useSignal(false);
  const submit = (event: Event): void => {
    event.preventDefault();
    busy.value = true;
    api[kind]({ name: name.value.trim(), password: password.value }).then((told) => {
      become(told);
      toast({ kind: "good", text: say(`${kind}-done`, { name: told.name }) });
      done();
    }, (thrown) => { problem.value = problemOf(thrown); }).finally(() => { busy.value = false; });
  };
  return (
    <form class="stack set-form" onSubmit={submit}>
      <div class="stack field-row">
        <label for={`${kind}-name`}>{say("name")}</label>
        <input class="field" id={`${kind}-name`} value={name.value} maxLength={40} required autocomplete="username" onInput={(event) => { name.value = event.currentTarget.value; }} />
      </div>
      <div class="stack field-row">
        <label for={`${kind}-password`}>{say("password")}</label>
        <input
          class="field" id={`${kind}-password`} type="password" value={password.value} minLength={SHORTEST} maxLength={200} required
          autocomplete={kind === "login" ? "current-password" : "new-password"} aria-describedby={`${kind}-hint`} onInput={(event) => { password.value = event.currentTarget.value; }}
        />
        <small id={`${kind}-hint`}>{say(`${kind}-hint`, { least: SHORTEST })}</small>
      </div>
      <Trouble problem={problem.value} />
      <button class="btn btn-strong" disabled={busy.value}>{say(kind)}</button>
    </form>
  );
}

function NewPassword({ done }: { done: () => void }): JSX.Element {
  const current = useSignal("");
  const password = useSignal("");
  const problem = useSignal<Problem | null>(null);
  const submit = (event: Event): void => {
    event.preventDefault();
    api.changeMe({ current: current.value, password: password.value }).then((told) => {
      me.value = told;
      toast({ kind: "good", text: say("password-done") });
      done();
    }, (thrown) => { problem.value = problemOf(thrown); });
  };
  return (
    <form class="stack set-form" onSubmit={submit}>
      <div class="stack field-row">
        <label for="old-password">{say("password-old")}</label>
        <input class="field" id="old-password" type="password" value={current.value} required autocomplete="current-password" onInput={(event) => { current.value = event.currentTarget.value; }} />
      </div>
      <div class="stack field-row">
        <label for="new-password">{say("password-new")}</label>
        <input class="field" id="new-password" type="password" value={password.value} minLength={SHORTEST} maxLength={200} required autocomplete="new-password" onInput={(event) => { password.value = event.currentTarget.value; }} />
      </div>
      <Trouble problem={problem.value} />
      <button class="btn btn-strong">{say("change-password")}</button>
    </form>
  );
}
