import { createFileRoute } from "@tanstack/react-router";
import { headOfPage } from "../shared/pageHead.ts";
import { AdventScreen } from "../features/advent/AdventScreen.tsx";

/** Available only while the calendar is active. Source: specification 2. */
export const Route = createFileRoute("/advent-calendar")({
  loader: async ({ context }) => (await import("../features/advent/loadAdvent.ts")).loadAdvent(context),
  head: headOfPage,
  component: AdventScreen,
});
