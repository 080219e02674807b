import { useEffect, useState } from "react";

/** Returns the seconds left of a wait. Computed from the clock, so that it is right after the device slept. */
export function useCountdown(wait: { seconds: number; sinceMs: number } | undefined): number {
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    if (wait === undefined) return;
    const tick = (): void => setNowMs(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [wait]);
  if (wait === undefined) return 0;
  const passedMs = Math.max(0, nowMs - wait.sinceMs);
  return Math.max(0, Math.ceil(wait.seconds - passedMs / 1000));
}
