interface Tab {
  isOpen: boolean;
}

/** Lock shared by tabs, first in, first out. Closing a tab releases its lock. */
export class TabLock {
  readonly #beforeEach: () => Promise<void>;
  #holder: Tab | undefined;
  #waiting: Array<{ tab: Tab; start: () => Promise<unknown> }> = [];

  /** @param beforeEach delay between being next and acquiring the lock */
  constructor(beforeEach: () => Promise<void>) {
    this.#beforeEach = beforeEach;
  }

  run<T>(tab: Tab, work: () => Promise<T>): Promise<T> {
    return new Promise((done) => {
      if (!tab.isOpen) return;
      const start = (): Promise<T> => {
        const result = work();
        done(result);
        return result;
      };
      this.#waiting.push({ tab, start });
      this.#grant();
    });
  }

  removeTab(tab: Tab): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting.tab !== tab);
    if (this.#holder === tab) this.#release();
  }

  #grant(): void {
    if (this.#holder !== undefined) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#holder = next.tab;
    void this.#hold(next.tab, next.start);
  }

  async #hold(tab: Tab, start: () => Promise<unknown>): Promise<void> {
    await this.#beforeEach();
    if (!tab.isOpen) return;
    await start().catch(() => {});
    if (tab.isOpen) this.#release();
  }

  #release(): void {
    this.#holder = undefined;
    this.#grant();
  }
}
