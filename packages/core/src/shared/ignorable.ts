/** Marks a rejection as handled, for a caller that ignores the promise; a caller that awaits it still gets the error. */
export function ignorable<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => {});
  return promise;
}
