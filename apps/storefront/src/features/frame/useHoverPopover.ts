import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** Delay before opening and closing, so that crossing the row does neither. Source: ux.md rule 10. */
const REST_MS = 300;

interface HoverHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** Opens and closes a popover on hover, with a mouse only. */
export function useHoverPopover(panel: RefObject<HTMLElement | null>): HoverHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function later(event: PointerEvent, act: (popover: HTMLElement) => void): void {
    clearTimeout(timer.current);
    if (event.pointerType !== "mouse") return;
    timer.current = setTimeout(() => panel.current && act(panel.current), REST_MS);
  }

  return {
    onPointerEnter: (event) => later(event, (popover) => popover.matches(":popover-open") || popover.showPopover()),
    onPointerLeave: (event) => later(event, (popover) => popover.hidePopover()),
  };
}
