import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from "react";

interface Popover {
  open: boolean;
  popover: {
    ref: RefObject<HTMLDivElement | null>;
    popover: "auto";
    onToggle: (event: ToggleEvent<HTMLDivElement>) => void;
  };
}

/** A popover, and whether it is open: the platform opens and closes it, from a button with `popoverTarget`. */
export function usePopover(): Popover {
  const ref = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  // What was opened before the page was alive.
  useEffect(() => setOpen(ref.current?.matches(":popover-open") ?? false), []);
  return { open, popover: { ref, popover: "auto", onToggle: (event) => setOpen(event.newState === "open") } };
}
