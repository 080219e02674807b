import { useEffect, useEffectEvent } from "react";

/** Runs when the page is left, reloaded or put away: a field that still has the focus has told nobody what is in it. */
export function useWhenLeft(keep: () => void): void {
  const onLeave = useEffectEvent(() => {
    if (document.visibilityState === "hidden") keep();
  });
  const onHide = useEffectEvent(keep);
  useEffect(() => {
    const leave = (): void => onLeave();
    const hide = (): void => onHide();
    document.addEventListener("visibilitychange", leave);
    addEventListener("pagehide", hide);
    return () => {
      document.removeEventListener("visibilitychange", leave);
      removeEventListener("pagehide", hide);
    };
  }, []);
}
