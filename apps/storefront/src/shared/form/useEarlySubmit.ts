import { type RefObject, useEffect } from "react";
import { takeHeldSubmits } from "../early/heldSubmits.ts";

/**
 * Marks a `data-replay-submit` form as hydrated and repeats a held submit once, or as often as it was held.
 *
 * @param repeats true for a form whose submits add up
 */
export function useEarlySubmit(ref: RefObject<HTMLFormElement | null>, repeats = false): void {
  useEffect(() => {
    const form = ref.current;
    if (form === null) return;
    form.dataset["hydrated"] = "";
    const count = takeHeldSubmits(form);
    // In a separate task: browsers ignore a second submit during the dispatch of the held event.
    for (let replayed = 0; replayed < (repeats ? count : Math.min(count, 1)); replayed += 1)
      setTimeout(() => form.isConnected && form.requestSubmit());
  }, [ref, repeats]);
}
