/** Sends what may change again before it has arrived: one after the other, and of what waits only the last. */
export class Latest {
  private readonly given = new Map<string, number>();
  private readonly sending = new Map<string, Promise<void>>();

  /** Send something in place of what was given before under the same key; other keys are not touched. `send` is not called
   * if it was given anew while it waited; `stands` says whether it is still what was given last. */
  give(key: string, send: (stands: () => boolean) => Promise<void>): Promise<void> {
    const own = (this.given.get(key) ?? 0) + 1;
    this.given.set(key, own);
    const stands = () => this.given.get(key) === own;
    const sent = (this.sending.get(key) ?? Promise.resolve()).then(() => (stands() ? send(stands) : undefined));
    this.sending.set(key, sent.catch(() => undefined)); // what fails stops nothing that comes after it
    return sent;
  }
}
