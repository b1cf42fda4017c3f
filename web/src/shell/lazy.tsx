/** Screens that are loaded when they are first opened. */

import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { say } from "../words.ts";

type Loaded<P> = { readonly it: ComponentType<P> } | "failed" | null;

/** A component that fetches its code on first use. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Lazy(props: P): JSX.Element {
    const [state, setState] = useState<Loaded<P>>(known ? { it: known } : null);
    useEffect(() => {
      if (state !== null) return;
      load().then(
        (it) => {
          known = it;
          setState({ it });
        },
        () => setState("failed"),
      );
    }, [state]);
    if (state === null) return <div class="loading" role="status"><span class="sr">{say("loading")}</span></div>;
    if (state === "failed") return <LoadFailed again={() => setState(null)} />;
    return <state.it {...props} />;
  };
}

/** The server was updated or cannot be reached: the code of a screen did not come. */
export function LoadFailed({ again }: { again: () => void }): JSX.Element {
  return (
    <main class="stack page page-note" id="main">
      <h1 class="display">{say("load-failed")}</h1>
      <p>{say("load-failed-help")}</p>
      <div class="note-acts">
        <button type="button" class="btn btn-strong" onClick={() => location.reload()}>{say("reload")}</button>
        <button type="button" class="btn" onClick={again}>{say("try-again")}</button>
      </div>
    </main>
  );
}
