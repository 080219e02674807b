import type { PointerEvent } from "react";

/** A pointer that moves less than this distance clicked and did not drag. */
const STILL_PX = 4;

/** Scrolls a point of the picture to the centre of its container. `x` and `y` are fractions from 0 to 1. */
export function enlargeAt(pane: HTMLElement, { x, y }: { x: number; y: number }): void {
  pane.scrollTo({
    left: x * pane.scrollWidth - pane.clientWidth / 2,
    top: y * pane.scrollHeight - pane.clientHeight / 2,
    behavior: "instant",
  });
}

/** Pans a magnified picture by mouse drag and suppresses the click at its end. Touch scrolls natively. */
export function dragToPan({ currentTarget: pane, pointerType, clientX, clientY }: PointerEvent<HTMLElement>): void {
  if (pointerType !== "mouse" || pane.dataset["enlarged"] === undefined) return;
  const from = { left: pane.scrollLeft, top: pane.scrollTop };
  const ends = new AbortController();
  const { signal } = ends;
  addEventListener(
    "pointermove",
    (event) =>
      pane.scrollTo({
        left: from.left + clientX - event.clientX,
        top: from.top + clientY - event.clientY,
        behavior: "instant",
      }),
    { signal },
  );
  addEventListener("pointercancel", () => ends.abort(), { signal });
  addEventListener(
    "pointerup",
    (event) => {
      ends.abort();
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < STILL_PX) return;
      // Removed in the next task: the click, if any, is dispatched right after `pointerup`.
      const swallow = (click: Event): void => click.stopPropagation();
      pane.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => pane.removeEventListener("click", swallow, { capture: true }));
    },
    { signal },
  );
}
