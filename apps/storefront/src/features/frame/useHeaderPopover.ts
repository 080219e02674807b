import type { ComponentProps, FocusEvent, MouseEvent } from "react";
import { usePopover } from "./usePopover.ts";

interface HeaderPopover {
  open: boolean;
  panel: ComponentProps<"div">;
}

/**
 * Popover of a header button with `popoverTarget`, which works before hydration. Closes when a link in it is followed,
 * and when the focus leaves it, because it would cover the focused element.
 */
export function useHeaderPopover(id: string): HeaderPopover {
  const { open, popover } = usePopover();
  return {
    open,
    panel: {
      ...popover,
      id,
      role: "region",
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
        const inside = relatedTarget === null || currentTarget.contains(relatedTarget);
        if (!inside && !relatedTarget.matches(`[popovertarget="${id}"]`)) currentTarget.hidePopover();
      },
      // Clicks on links, by mouse or keyboard.
      onClick: ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
        if (target instanceof Element && target.closest("a") !== null) currentTarget.hidePopover();
      },
    },
  };
}
