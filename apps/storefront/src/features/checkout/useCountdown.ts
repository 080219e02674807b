import { useEffect, useState } from "react";

/** Seconds left of a wait, counted down; 0 when it is over. A page that slept wakes up at the right number. */
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
