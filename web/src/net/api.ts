/** The server's HTTP interface. A refusal is thrown as `Refusal`, whose `problem` the words can say. */

import type {
  Advice, Analysis, Branch, Credentials, Events, Film, GameInfo, Hint, History, Invitation, Invited, Me, Moment, NewGuest, NewTable, Orders, Problem, PushAddress, SeatOrders,
  PushKey, Rated, RuleText, ChangeMe, Shown, TableInfo, Tables,
} from "./wire.ts";

export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;
  /** Seconds after which the server would have it asked again; 0 where it said nothing of that. */
  readonly after: number;

  constructor(status: number, problem: Problem, after = 0) {
    super(problem.text);
    this.status = status;
    this.problem = problem;
    this.after = after;
  }
}

/** The server could not be reached at all. */
export const UNREACHABLE = "error-unreachable";

/** Something that went wrong here, as the server would say it. */
export function problem(key: string, text: string): Problem {
  return { key, text, args: {}, reason: null };
}

/** What is told about a thrown thing: the refusal's own problem, or that something went wrong here. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Refusal) return thrown.problem;
  return problem("error-unexpected", thrown instanceof Error ? thrown.message : String(thrown));
}

/** Milliseconds after which the server would not refuse any more what it calls too soon; 0 if it is refused for another reason. */
export function waitOf({ args }: Problem): number {
  const figure = (name: string): number => (typeof args[name] === "number" ? args[name] : 0);
  return 1000 * (figure("seconds") + 3600 * figure("hours"));
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method, credentials: "same-origin", headers: { accept: "application/json" } };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { accept: "application/json", "content-type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Refusal(0, problem(UNREACHABLE, "The server cannot be reached."));
  }
  const text = await response.text();
  let told: unknown = null;
  try {
    told = text ? JSON.parse(text) : null;
  } catch {
    throw new Refusal(response.status, problem("error-unexpected", `The server answered ${response.status}.`));
  }
  if (response.ok) return told as T;
  const given = told as Partial<Problem> | null;
  const unexpected = problem("error-unexpected", `The server answered ${response.status}.`);
  const after = Number(response.headers.get("retry-after") ?? 0) || 0;
  throw new Refusal(response.status, given?.key ? { ...unexpected, ...given } : unexpected, after);
}

export const get = <T>(path: string): Promise<T> => call("GET", path);

const seconds = (count: number): Promise<void> => new Promise((done) => { setTimeout(done, count * 1000); });

/** Get something that many may want at once: if the server says when to ask again, it is asked once more then, unless
 * `refused`, which is told of it, wants it no more. */
export async function getPatiently<T>(path: string, refused: (by: Refusal) => boolean, pause = seconds): Promise<T> {
  try {
    return await get<T>(path);
  } catch (thrown) {
    if (!(thrown instanceof Refusal) || !thrown.after || !refused(thrown)) throw thrown;
    await pause(thrown.after);
    if (!refused(thrown)) throw thrown;
    return get<T>(path);
  }
}

export const post = <T>(path: string, body: unknown = {}): Promise<T> => call("POST", path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => call("PUT", path, body);
export const patch = <T>(path: string, body: unknown): Promise<T> => call("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => call("DELETE", path);

const seat = (table: string, k: number): string => `/api/tables/${table}/seats/${k}`;

export const api = {
  me: () => get<Me>("/api/me"),
  guest: (body: NewGuest) => post<Me>("/api/guest", body),
  changeMe: (body: ChangeMe) => patch<Me>("/api/me", body),
  register: (body: Credentials) => post<Me>("/api/register", body),
  login: (body: Credentials) => post<Me>("/api/login", body),
  logout: () => post<unknown>("/api/logout"),

  games: () => get<GameInfo[]>("/api/games"),
  components: (game: string) => get<Record<string, unknown>>(`/api/components/${game}`),
  rules: (game: string, lang: string) => get<RuleText[]>(`/api/rules/${game}/${lang}`),
  ratings: (game: string) => get<Rated[]>(`/api/ratings/${game}`),

  tables: () => get<Tables>("/api/tables"),
  finished: (before?: number) => get<TableInfo[]>(`/api/tables/finished${before === undefined ? "" : `?before=${before}`}`),
  table: (id: string) => get<TableInfo>(`/api/tables/${id}`),
  open: (body: NewTable) => post<TableInfo>("/api/tables", body),
  /** Play my own seat again, for which a bot stands in. */
  back: (id: string, k: number) => post<TableInfo>(`/api/tables/${id}/seats/${k}/back`),
  join: (id: string, k: number) => post<TableInfo>(`/api/tables/${id}/join`, { seat: k }),
  leave: (id: string) => call<null>("POST", `/api/tables/${id}/leave`),
  start: (id: string) => post<unknown>(`/api/tables/${id}/start`),
  resign: (id: string) => post<unknown>(`/api/tables/${id}/resign`),
  stop: (id: string, yes: boolean) => post<unknown>(`/api/tables/${id}/stop`, { yes }),
  rematch: (id: string) => post<TableInfo>(`/api/tables/${id}/rematch`),
  nudge: (id: string) => post<unknown>(`/api/tables/${id}/nudge`),
  invite: (id: string, k: number) => post<Invitation>(`${seat(id, k)}/invitation`),
  uninvite: (id: string, k: number) => remove<unknown>(`${seat(id, k)}/invitation`),
  freeSeat: (id: string, k: number) => remove<TableInfo>(seat(id, k)),
  seatBot: (id: string, k: number, bot: string | null) => post<unknown>(`${seat(id, k)}/bot`, { bot }),
  claim: (id: string, k: number) => post<unknown>(`${seat(id, k)}/claim`),
  hint: (id: string, k: number, decision: string) => post<Hint>(`${seat(id, k)}/hint`, { decision }),
  invitation: (token: string) => get<Invited>(`/api/invitation/${token}`),
  accept: (token: string) => post<TableInfo>(`/api/invitation/${token}`),

  orders: (id: string, k: number) => get<SeatOrders>(`${seat(id, k)}/orders`),
  setOrders: (id: string, k: number, body: Orders) => put<SeatOrders>(`${seat(id, k)}/orders`, body),
  pushKey: () => get<PushKey>("/api/push"),
  push: (body: PushAddress) => post<unknown>("/api/push", body),
  unpush: (body: PushAddress) => post<unknown>("/api/push/stop", body),
  testPing: () => call<PushKey>("POST", "/api/push/test"),

  events: (id: string, viewer: number, before: number) =>
    get<Events>(`/api/tables/${id}/events?viewer=${viewer}&before=${before}`),
  history: (id: string, viewer: number) => get<History>(`/api/tables/${id}/history?viewer=${viewer}`),
  filmOf: (body: Shown) => post<Film>("/api/film", body),
  film: (id: string, viewer: number) => get<Film>(`/api/tables/${id}/film?viewer=${viewer}`),
  moment: (id: string, viewer: number, at: number) =>
    get<Moment>(`/api/tables/${id}/moment?viewer=${viewer}&at=${at}`),
  analysis: (id: string, viewer: number) => get<Analysis>(`/api/tables/${id}/analysis?viewer=${viewer}`),
  analyse: (id: string) => post<Analysis>(`/api/tables/${id}/analysis`),
  stopAnalysis: (id: string) => remove<Analysis>(`/api/tables/${id}/analysis`),
  advice: (id: string, at: number) => get<Advice>(`/api/tables/${id}/advice?at=${at}`),
  branch: (id: string, body: Branch) => post<TableInfo>(`/api/tables/${id}/branch`, body),
};
