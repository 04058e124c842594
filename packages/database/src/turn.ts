/**
 * Who may talk to the database now. PGlite is one session, so a client keeps
 * its turn from the first message of a batch until the database is idle again.
 */
export class Turn {
  #taken = false;
  #waiting: Array<() => void> = [];

  /** Resolves when it is the caller's turn; first come, first served. */
  async take(): Promise<void> {
    if (!this.#taken) {
      this.#taken = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  give(): void {
    const next = this.#waiting.shift();
    // Not in the same breath: the last client's answer gets onto the network first.
    if (next) setImmediate(next);
    else this.#taken = false;
  }
}
