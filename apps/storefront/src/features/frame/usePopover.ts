import {
  type ComponentProps,
  type PointerEvent,
  type RefObject,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from "react";

/** State and props of a popover that a button with `popoverTarget` opens. */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // The popover may have been opened before hydration.
  useEffect(() => setOpen(ref.current?.matches(":popover-open") ?? false), []);
  const onToggle = (event: ToggleEvent<HTMLElement>): void => setOpen(event.newState === "open");
  return { open, popover: { ref, popover: "auto", onToggle } as const };
}

/**
 * Popover of a header button with `popoverTarget`, which works before hydration. Closes when a link in it is followed,
 * and when the focus leaves it, because it would cover the focused element.
 */
export function useHeaderPopover(id: string) {
  const { open, popover } = usePopover();
  const panel: ComponentProps<"div"> = {
    ...popover,
    id,
    role: "region",
    onBlur: ({ currentTarget, relatedTarget }) => {
      const inside = relatedTarget === null || currentTarget.contains(relatedTarget);
      if (!inside && !relatedTarget.matches(`[popovertarget="${id}"]`)) currentTarget.hidePopover();
    },
    // Clicks on links, by mouse or keyboard.
    onClick: ({ target, currentTarget }) => {
      if (target instanceof Element && target.closest("a") !== null) currentTarget.hidePopover();
    },
  };
  return { open, panel };
}

/** Delay before opening and closing, so that crossing the row does neither. Source: ux.md rule 10. */
const HOVER_DELAY_MS = 300;

/** Opens and closes a popover on hover, with a mouse only. */
export function useHoverPopover(panel: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function schedule(event: PointerEvent, act: (popover: HTMLElement) => void): void {
    clearTimeout(timer.current);
    if (event.pointerType !== "mouse") return;
    timer.current = setTimeout(() => panel.current && act(panel.current), HOVER_DELAY_MS);
  }

  return {
    onPointerEnter: (event: PointerEvent) =>
      schedule(event, (popover) => popover.matches(":popover-open") || popover.showPopover()),
    onPointerLeave: (event: PointerEvent) => schedule(event, (popover) => popover.hidePopover()),
  };
}
