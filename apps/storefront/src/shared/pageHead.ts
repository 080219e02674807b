import { type Alternates, type Picture, pictureFallbackUrl } from "@shop/core";
import { storefronts, buildStorefrontUrl } from "../storefronts.ts";
import type { AppContext } from "./appContext.ts";

export interface PageMeta {
  title: string;
  description: string;
  /** Canonical path; undefined for a page that must not be indexed. */
  path?: string | undefined;
  /** Paths in other languages; undefined when the path is the same in all of them. */
  alternates?: Alternates | undefined;
  /** Only market that has this page; undefined when all have it. */
  market?: string | undefined;
  picture?: Picture | undefined;
  kind?: "website" | "article" | "product";
  /** A filtered or sorted view of the page at `path`: crawlers follow its links, but index only that page. */
  noindex?: boolean | undefined;
  /** True for a page whose content cannot be loaded now: crawlers and caches must not take it for the real one. */
  isUnavailable?: boolean;
}

interface LoadedPage {
  loaderData?: PageMeta | undefined;
  match: { context: AppContext };
}

/** `head` option of a route whose loader returns the page's metadata. */
export const headOfPage = ({ loaderData, match }: LoadedPage) =>
  loaderData === undefined ? {} : pageHead(loaderData, match.context);

/** Returns the head of an indexable page: title, canonical URL, alternates (decision 0073), Open Graph. */
export function pageHead(facts: PageMeta, context: Pick<AppContext, "origin" | "storefront">) {
  const { title, description, path, picture, kind = "website" } = facts;
  const { origin, storefront } = context;
  const shared = [
    ["og:title", title],
    ["og:description", description],
    ["og:type", kind],
    ["og:locale", storefront.locale.replace("-", "_")],
    ["og:url", path === undefined ? "" : new URL(path, origin).href],
    ["og:image", picture === undefined ? "" : new URL(pictureFallbackUrl(picture), origin).href],
  ] as const;
  return {
    meta: [
      { title },
      { name: "description", content: description },
      ...(path === undefined ? [{ name: "robots", content: "noindex" }] : []),
      ...(facts.noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
      ...shared.filter(([, content]) => content !== "").map(([property, content]) => ({ property, content })),
    ],
    links: path === undefined ? [] : canonicalLinks(path, facts, origin),
  };
}

function canonicalLinks(path: string, { alternates = {}, market }: PageMeta, origin: string) {
  const here = new URL(origin);
  const available = storefronts.filter((sibling) => market === undefined || sibling.market === market);
  const siblings = available.map((sibling) => ({
    rel: "alternate",
    hrefLang: sibling.locale,
    href: buildStorefrontUrl(here, sibling, alternates[sibling.language] ?? path),
  }));
  return [
    { rel: "canonical", href: new URL(path, origin).href },
    ...siblings,
    { rel: "alternate", hrefLang: "x-default", href: siblings[0]?.href ?? origin },
  ];
}
