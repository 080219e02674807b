const ACTIVITY_EVENTS = "pointermove pointerdown touchstart wheel scroll keydown focusin change".split(" ");

let active: Promise<void> | undefined;
let markActive = (): void => {};

/** Resolves at the first pointer, key, scroll or input event after the first call, which the early module makes. */
export function whenActive(): Promise<void> {
  active ??= new Promise((resolve) => {
    const end = (): void => {
      for (const type of ACTIVITY_EVENTS) removeEventListener(type, end, true);
      resolve();
    };
    markActive = end;
    for (const type of ACTIVITY_EVENTS) addEventListener(type, end, { capture: true, passive: true });
  });
  return active;
}

/** Counts another event as activity, a change in another tab for example. */
export const countAsActivity = (): void => markActive();
