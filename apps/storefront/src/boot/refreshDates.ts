import type { QueryClient } from "@tanstack/react-query";
import { whenHydrated } from "../shared/hydration.ts";

/** Updates delivery dates after hydration: the document may be from before midnight or the cut-off. */
export const refreshDates = (queryClient: QueryClient): void =>
  whenHydrated(() => {
    for (const name of ["dispatchDay", "nextDay"]) void queryClient.invalidateQueries({ queryKey: [name] });
  });
