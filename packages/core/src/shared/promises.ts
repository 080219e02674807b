/** Marks a rejection as handled, for a caller that ignores the promise; a caller that awaits it still gets the error. */
export function ignorable<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}

/** Resolves after `ms` milliseconds of the given timers. */
export const pause = (timers: { after(ms: number, run: () => void): unknown }, ms: number): Promise<void> =>
  new Promise((done) => void timers.after(ms, done));

/** Returns a function that loads once; after a failed download the next call tries again. */
export function loadOnce<Result>(load: () => Promise<Result>): () => Promise<Result> {
  let loading: Promise<Result> | undefined;
  return () => {
    loading ??= load();
    loading.catch(() => (loading = undefined));
    return loading;
  };
}
