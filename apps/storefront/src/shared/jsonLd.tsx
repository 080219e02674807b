import type { ProductCard } from "@shop/core";
import type { Crumb } from "@shop/react";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";

/** "@type" and its properties; "@context" is added. */
type Data = Readonly<Record<string, unknown>>;

/**
 * Structured data of the page. Only the server renders it: Trusted Types forbid scripts written by the page. Pass a
 * `key` that changes with the described object, so that stale data unmounts.
 *
 * @param data undefined in the browser, whose bundle then has no code for it: `import.meta.env.SSR ? {…} : undefined`
 * @example <JsonLd key={url} data={import.meta.env.SSR ? { "@type": "BreadcrumbList", itemListElement } : undefined} />
 */
export function JsonLd({ data }: { data: Data | undefined }): ReactElement | null {
  const nonce = useRouter().options.ssr?.nonce;
  const isHydrated = useHydrated();
  const [text] = useState(() => {
    if (isHydrated) return undefined;
    // Hydration keeps the server's text.
    return data === undefined ? " " : serializeJsonLd(data);
  });
  if (text === undefined) return null;
  return (
    <script type="application/ld+json" nonce={nonce} suppressHydrationWarning>
      {text}
    </script>
  );
}

/** Serializes to JSON in which no text can close the script element or open a comment. */
export const serializeJsonLd = (data: Data): string =>
  JSON.stringify({ "@context": "https://schema.org", ...data }).replace(
    /[<>&\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

const listItem = (name: string, index: number) => ({ "@type": "ListItem", position: index + 1, name });

export function BreadcrumbData({ crumbs }: { crumbs: readonly Crumb[] }): ReactElement {
  const { origin } = useRouter().options.context;
  return <JsonLd data={import.meta.env.SSR ? buildBreadcrumbs(crumbs, origin) : undefined} />;
}

const buildBreadcrumbs = (crumbs: readonly Crumb[], origin: string): Data => ({
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ title, href }, index) => ({
    ...listItem(title, index),
    // The last crumb is this page and needs no URL.
    item: href && new URL(href, origin).href,
  })),
});

export function ItemListData({ products }: { products: readonly ProductCard[] }): ReactElement {
  const { origin } = useRouter().options.context;
  return <JsonLd data={import.meta.env.SSR ? buildItemList(products, origin) : undefined} />;
}

const buildItemList = (products: readonly ProductCard[], origin: string): Data => ({
  "@type": "ItemList",
  numberOfItems: products.length,
  itemListElement: products.map(({ title, url }, index) => ({
    ...listItem(title, index),
    url: new URL(url, origin).href,
  })),
});
