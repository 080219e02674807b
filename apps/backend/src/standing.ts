/** Something made of the database that is kept in memory: it answers while the next one is made beside it. */
export interface Standing<T> {
  /** The one there is; the first is waited for. */
  current(): Promise<T>;
  /** To be called when what it is made of has changed. Ends when the new one stands, or cannot be made. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface StandingOptions<T> {
  /** It ends with an error when `isOver` says true. */
  make: (isOver: () => boolean) => Promise<T>;
  onError: (error: unknown) => void;
  /** One older than this is made anew by itself once somebody asks, in milliseconds; absent: never. */
  keptMs?: number;
  now?: () => number;
}

export function standing<T>({ make, onError, keptMs = Infinity, now = Date.now }: StandingOptions<T>): Standing<T> {
  let made: { value: T; at: number } | undefined;
  let making: Promise<T> | undefined;
  let outdated = false;
  let closed = false;

  /** Changes meanwhile make one more, whoever waits for it. */
  async function makeAnew(): Promise<T> {
    for (;;) {
      outdated = false;
      const at = now();
      const value = await make(() => closed);
      made = { value, at };
      if (!outdated) return value;
    }
  }

  function start(): Promise<T> {
    making ??= makeAnew().finally(() => (making = undefined));
    return making;
  }

  async function startBeside(): Promise<void> {
    try {
      await start();
    } catch (error) {
      if (!closed) onError(error);
    }
  }

  return {
    async current() {
      if (made === undefined) return start();
      if (now() - made.at > keptMs) void startBeside();
      return made.value;
    },
    refresh() {
      outdated = true;
      return startBeside();
    },
    async close() {
      closed = true;
      await making?.catch(() => {});
    },
  };
}
