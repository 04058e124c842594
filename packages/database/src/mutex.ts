/** Mutual exclusion for the one session of PGlite; those who wait are served first come, first served. */
export class Mutex {
  #isLocked = false;
  #waiting: Array<() => void> = [];

  /** Resolves when the caller has the lock. */
  async acquire(): Promise<void> {
    if (!this.#isLocked) {
      this.#isLocked = true;
      return;
    }
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  release(): void {
    const next = this.#waiting.shift();
    // In a later task, so that the last client's answer gets onto the network first.
    if (next) setImmediate(next);
    else this.#isLocked = false;
  }
}
