import { type PointerEvent, type RefObject, useEffect, useRef } from "react";

/** Delay before opening and closing, so that crossing the row does neither. Source: ux.md rule 10. */
const HOVER_DELAY_MS = 300;

interface HoverHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** Opens and closes a popover on hover, with a mouse only. */
export function useHoverPopover(panel: RefObject<HTMLElement | null>): HoverHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function schedule(event: PointerEvent, act: (popover: HTMLElement) => void): void {
    clearTimeout(timer.current);
    if (event.pointerType !== "mouse") return;
    timer.current = setTimeout(() => panel.current && act(panel.current), HOVER_DELAY_MS);
  }

  return {
    onPointerEnter: (event) => schedule(event, (popover) => popover.matches(":popover-open") || popover.showPopover()),
    onPointerLeave: (event) => schedule(event, (popover) => popover.hidePopover()),
  };
}
