/**
 * Returns a function that runs one `check` at a time: calls meanwhile share its result, and a hung dependency does not
 * collect a request per call. A check that fails or exceeds the limit is false.
 */
export function createSharedCheck(check: () => Promise<boolean>, limitMs = 5000): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  return () => (running ??= runLimited().finally(() => (running = undefined)));

  function runLimited(): Promise<boolean> {
    return new Promise((resolve) => {
      const limit = setTimeout(() => resolve(false), limitMs).unref();
      check()
        .then(resolve, () => resolve(false))
        .finally(() => clearTimeout(limit));
    });
  }
}
