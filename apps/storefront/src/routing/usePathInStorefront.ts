import { useLocation, useMatches } from "@tanstack/react-router";
import * as v from "valibot";
import type { Storefront } from "../storefronts.ts";

/** Paths in the loader data of a page; see PageFacts. */
const metaSchema = v.object({ path: v.string(), alternates: v.optional(v.record(v.string(), v.string()), {}) });

/** Returns a function that maps a storefront to the path of this page there; the same path without translations. */
export function usePathInStorefront(): (storefront: Storefront) => string {
  const pageMeta = useMatches({ select: (matches) => v.safeParse(metaSchema, matches.at(-1)?.loaderData) });
  const here = useLocation({ select: ({ pathname }) => pathname });
  return ({ language }) => (pageMeta.success ? (pageMeta.output.alternates[language] ?? pageMeta.output.path) : here);
}
