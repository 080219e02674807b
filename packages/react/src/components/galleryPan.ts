import type { PointerEvent } from "react";

/** A pointer that moves less than this distance clicked and did not drag. */
const CLICK_TOLERANCE_PX = 4;

/** Scrolls a point of the picture to the centre of its container. `x` and `y` are fractions from 0 to 1. */
export function scrollToPoint(container: HTMLElement, { x, y }: { x: number; y: number }): void {
  container.scrollTo({
    left: x * container.scrollWidth - container.clientWidth / 2,
    top: y * container.scrollHeight - container.clientHeight / 2,
    behavior: "instant",
  });
}

/** Pans a magnified picture by mouse drag and suppresses the click at its end. Touch scrolls natively. */
export function dragToPan({
  currentTarget: container,
  pointerType,
  clientX,
  clientY,
}: PointerEvent<HTMLElement>): void {
  if (pointerType !== "mouse" || container.dataset["enlarged"] === undefined) return;
  const start = { left: container.scrollLeft, top: container.scrollTop };
  const abortController = new AbortController();
  const { signal } = abortController;
  addEventListener(
    "pointermove",
    (event) =>
      container.scrollTo({
        left: start.left + clientX - event.clientX,
        top: start.top + clientY - event.clientY,
        behavior: "instant",
      }),
    { signal },
  );
  addEventListener("pointercancel", () => abortController.abort(), { signal });
  addEventListener(
    "pointerup",
    (event) => {
      abortController.abort();
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < CLICK_TOLERANCE_PX) return;
      // Removed in the next task: the click, if any, is dispatched right after `pointerup`.
      const suppressClick = (click: Event): void => click.stopPropagation();
      container.addEventListener("click", suppressClick, { capture: true, once: true });
      setTimeout(() => container.removeEventListener("click", suppressClick, { capture: true }));
    },
    { signal },
  );
}
