import { type FocusEvent, type HTMLAttributes, type MouseEvent, type ToggleEvent, useState } from "react";

interface Panel {
  open: boolean;
  panel: HTMLAttributes<HTMLDivElement>;
}

/**
 * A popover below a button of the header, which opens it with `popoverTarget` before any script runs. It closes when a
 * link in it is followed, and when the focus goes elsewhere: open, it would cover what comes next.
 */
export function usePanel(id: string): Panel {
  const [open, setOpen] = useState(false);
  return {
    open,
    panel: {
      id,
      popover: "auto",
      role: "region",
      onToggle: (event: ToggleEvent<HTMLDivElement>) => setOpen(event.newState === "open"),
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
