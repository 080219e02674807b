import { useEffect, useEffectEvent } from "react";

/** Runs when the page is hidden, reloaded or left: a focused field has not fired its blur event then. */
export function useOnPageHide(keep: () => void): void {
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
