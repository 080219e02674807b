import { useSyncExternalStore } from "react";

/** Whether the browser has a connection; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

function subscribe(listener: () => void): () => void {
  const abortController = new AbortController();
  for (const event of ["online", "offline"]) addEventListener(event, listener, { signal: abortController.signal });
  return () => abortController.abort();
}
