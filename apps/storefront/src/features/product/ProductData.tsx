import type { Product, SaleElement } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useState, useSyncExternalStore } from "react";
import { productData } from "./productData.ts";

const never = (): (() => void) => () => undefined;

/**
 * The product for search engines. They read the server's page; a page that comes by a click in the browser has none, for
 * a script element with content may not be made there (Trusted Types).
 */
export function ProductData({
  product,
  elements,
}: {
  product: Product;
  elements: readonly SaleElement[];
}): ReactElement | null {
  const { origin } = useRouter().options.context;
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const inServersPage = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  // One element for good: setting the same content again would be refused.
  const [script] = useState(() =>
    inServersPage ? (
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: productData({ product, elements, config, origin }) }}
      />
    ) : null,
  );
  return script;
}
