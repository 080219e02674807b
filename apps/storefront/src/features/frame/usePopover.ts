import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from "react";

interface Popover {
  open: boolean;
  popover: {
    ref: RefObject<HTMLDivElement | null>;
    popover: "auto";
    onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
  };
}

/** State and props of a popover that a button with `popoverTarget` opens. */
export function usePopover(): Popover {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // The popover may have been opened before hydration.
  useEffect(() => setOpen(ref.current?.matches(":popover-open") ?? false), []);
  return { open, popover: { ref, popover: "auto", onToggle: (event) => setOpen(event.newState === "open") } };
}
