import { type Alternates, type Picture, pictureFallback } from "@shop/core";
import { storefronts, storefrontUrl } from "../storefronts.ts";
import type { AppContext } from "./context.ts";

/** What a page tells machines about itself. */
export interface PageFacts {
  title: string;
  description: string;
  /** its own address; undefined: it has none worth finding */
  path?: string | undefined;
  /** the same page in other languages; undefined: it has the same path in all of them */
  alternates?: Alternates | undefined;
  /** the one country whose storefronts have this page; undefined: all have it */
  satellite?: string | undefined;
  /** what a shared link shows */
  picture?: Picture | undefined;
  kind?: "website" | "article" | "product";
  /** one of many cuttings of the page at `path`: machines follow its links, but keep that page */
  unlisted?: boolean | undefined;
}

/** The head a page that machines shall find: title, canonical address, its siblings (decision D21), what sharing shows. */
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
