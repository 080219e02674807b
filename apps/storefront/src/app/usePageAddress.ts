import { useLocation, useMatches } from "@tanstack/react-router";
import * as v from "valibot";
import type { Storefront } from "../storefronts.ts";

/** What the loader of a page says of its addresses; see PageFacts. */
const facts = v.object({ path: v.string(), alternates: v.optional(v.record(v.string(), v.string()), {}) });

/** The page that is shown, as its address is in another storefront; pages without translated addresses have the same. */
export function usePageAddress(): (storefront: Storefront) => string {
  const said = useMatches({ select: (matches) => v.safeParse(facts, matches.at(-1)?.loaderData) });
  const here = useLocation({ select: ({ pathname }) => pathname });
  return ({ language }) => (said.success ? (said.output.alternates[language] ?? said.output.path) : here);
}
