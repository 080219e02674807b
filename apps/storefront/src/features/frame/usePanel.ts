import type { ComponentProps, FocusEvent, MouseEvent } from "react";
import { usePopover } from "./usePopover.ts";

interface Panel {
  open: boolean;
  panel: ComponentProps<"div">;
}

/**
 * A popover below a button of the header, which opens it with `popoverTarget` before any script runs. It closes when a
 * link in it is followed, and when the focus goes elsewhere: open, it would cover what comes next.
 */
export function usePanel(id: string): Panel {
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
      // A link's click, which keys make too.
      onClick: ({ target, currentTarget }: MouseEvent<HTMLDivElement>) => {
        if (target instanceof Element && target.closest("a") !== null) currentTarget.hidePopover();
      },
    },
  };
}
