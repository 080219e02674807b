import { useSyncExternalStore } from "react";

/** Whether the browser has a connection; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

function subscribe(listener: () => void): () => void {
  const events = ["online", "offline"] as const;
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
}
