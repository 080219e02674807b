import type { ProductCard } from "@shop/core";
import type { Crumb } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useState, useSyncExternalStore } from "react";

interface JsonLdProps {
  /** "@type" and what belongs to it; the context is added */
  data: Readonly<Record<string, unknown>>;
}

const never = () => () => undefined;

/**
 * What the page is about, for machines: a script that is data and runs nothing. Machines read the page the server sent.
 * After that it stays as it was while the component does, for Trusted Types let no page write scripts: give it a `key`
 * that changes with what it describes, and it goes with the page it belongs to.
 *
 * @example <JsonLd key={url} data={{ "@type": "BreadcrumbList", itemListElement }} />
 */
export function JsonLd({ data }: JsonLdProps): ReactElement | null {
  const nonce = useRouter().options.ssr?.nonce;
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [text] = useState(() => (alive ? undefined : jsonLdText(data)));
  if (text === undefined) return null;
  return (
    <script type="application/ld+json" nonce={nonce} suppressHydrationWarning>
      {text}
    </script>
  );
}

/** JSON that no text in it can end or open a script or a comment of. */
export const jsonLdText = (data: JsonLdProps["data"]): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replace(
    /[<>&\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

/** The way from the home page to this one. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }): ReactElement {
  const { origin } = useRouter().options.context;
  const itemListElement = crumbs.map(({ title, href }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    // The last one is this page and needs no address.
    ...(href === undefined ? {} : { item: new URL(href, origin).href }),
  }));
  return <JsonLd data={{ "@type": "BreadcrumbList", itemListElement }} />;
}

/** The products of a list, in its order. */
export function ItemListData({
  products,
}: {
  products: ReadonlyArray<Pick<ProductCard, "title" | "url">>;
}): ReactElement {
  const { origin } = useRouter().options.context;
  const itemListElement = products.map(({ title, url }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title,
    url: new URL(url, origin).href,
  }));
  return <JsonLd data={{ "@type": "ItemList", numberOfItems: products.length, itemListElement }} />;
}
