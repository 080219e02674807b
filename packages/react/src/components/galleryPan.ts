import type { PointerEvent } from "react";

/** Nearer to its start than this, a pointer has clicked and not dragged. */
const STILL_PX = 4;

/** Puts the place of a picture that was pointed at, each from 0 to 1, into the middle of its pane. */
export function enlargeAt(pane: HTMLElement, { x, y }: { x: number; y: number }): void {
  pane.scrollTo({
    left: x * pane.scrollWidth - pane.clientWidth / 2,
    top: y * pane.scrollHeight - pane.clientHeight / 2,
    behavior: "instant",
  });
}

/** A finger scrolls by itself; a mouse drags the picture, and its button's click after that is none. */
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
      // The click follows at once; nothing else does.
      const swallow = (click: Event): void => click.stopPropagation();
      pane.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => pane.removeEventListener("click", swallow, { capture: true }));
    },
    { signal },
  );
}
