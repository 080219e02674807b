import { useLocation, useMatches } from "@tanstack/react-router";
import * as v from "valibot";
import type { Storefront } from "../storefronts.ts";

/** Paths in the loader data of a page; see PageFacts. */
const facts = v.object({ path: v.string(), alternates: v.optional(v.record(v.string(), v.string()), {}) });

/** Returns a function that maps a storefront to the path of this page there; the same path without translations. */
export function usePageAddress(): (storefront: Storefront) => string {
  const said = useMatches({ select: (matches) => v.safeParse(facts, matches.at(-1)?.loaderData) });
  const here = useLocation({ select: ({ pathname }) => pathname });
  return ({ language }) => (said.success ? (said.output.alternates[language] ?? said.output.path) : here);
}
