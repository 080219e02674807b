import { type ComponentProps, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** State and props of a popover that a button with `popoverTarget` opens. Closes when a link in it is followed. */
export function usePopover() {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // The popover may have been opened before hydration.
  useEffect(() => setOpen(ref.current?.matches(":popover-open") ?? false), []);
  const popover: ComponentProps<"div"> = {
    ref,
    popover: "auto",
    onToggle: (event) => setOpen(event.newState === "open"),
    onClick: ({ target, currentTarget }) => {
      if (target instanceof Element && target.closest("a") !== null) currentTarget.hidePopover();
    },
  };
  return { open, ref, popover };
}

/** Popover of a header button. Also closes when the focus leaves it, because it would cover the focused element. */
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
  };
  return { open, panel };
}

/** Delay before opening and closing, so that crossing the row does neither. Source: ux.md rule 10. */
const HOVER_DELAY_MS = 300;

/** Opens and closes a popover on hover, with a mouse only. */
export function useHoverPopover(panel: RefObject<HTMLElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const schedule =
    (open: boolean) =>
    ({ pointerType }: PointerEvent): void => {
      clearTimeout(timer.current);
      if (pointerType === "mouse") timer.current = setTimeout(() => panel.current?.togglePopover(open), HOVER_DELAY_MS);
    };
  return { onPointerEnter: schedule(true), onPointerLeave: schedule(false) };
}
