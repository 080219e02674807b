import { type Alternates, type Picture, pictureFallback } from "@shop/core";
import { storefronts, storefrontUrl } from "../storefronts.ts";
import type { AppContext } from "./context.ts";

export interface PageFacts {
  title: string;
  description: string;
  /** Canonical path; undefined for a page that must not be indexed. */
  path?: string | undefined;
  /** Paths in other languages; undefined when the path is the same in all of them. */
  alternates?: Alternates | undefined;
  /** Only market that has this page; undefined when all have it. */
  satellite?: string | undefined;
  picture?: Picture | undefined;
  kind?: "website" | "article" | "product";
  /** A filtered or sorted view of the page at `path`: crawlers follow its links, but index only that page. */
  unlisted?: boolean | undefined;
}

/** Returns the head of an indexable page: title, canonical URL, alternates (decision D21), Open Graph. */
export function pageHead(facts: PageFacts, context: Pick<AppContext, "origin" | "storefront">) {
  const { title, description, path, picture, kind = "website" } = facts;
  const { origin, storefront } = context;
  const shared = [
    ["og:title", title],
    ["og:description", description],
    ["og:type", kind],
    ["og:locale", storefront.locale],
    ["og:url", path === undefined ? "" : new URL(path, origin).href],
    ["og:image", picture === undefined ? "" : new URL(pictureFallback(picture), origin).href],
  ] as const;
  return {
    meta: [
      { title },
      { name: "description", content: description },
      ...(path === undefined ? [{ name: "robots", content: "noindex" }] : []),
      ...(facts.unlisted ? [{ name: "robots", content: "noindex, follow" }] : []),
      ...shared.filter(([, content]) => content !== "").map(([property, content]) => ({ property, content })),
    ],
    links: path === undefined ? [] : addresses(path, facts, origin),
  };
}

type AddressLink = { rel: string; href: string; hrefLang?: string };

function addresses(path: string, { alternates = {}, satellite }: PageFacts, origin: string): AddressLink[] {
  const here = new URL(origin);
  const having = storefronts.filter((sibling) => satellite === undefined || sibling.satellite === satellite);
  const siblings = having.map((sibling) => ({
    rel: "alternate",
    hrefLang: sibling.locale.replace("_", "-"),
    href: storefrontUrl(here, sibling, alternates[sibling.language] ?? path),
  }));
  const [first] = siblings;
  return [
    { rel: "canonical", href: new URL(path, origin).href },
    ...siblings,
    { rel: "alternate", hrefLang: "x-default", href: first?.href ?? origin },
  ];
}
