"use client";

import type { Shop } from "@shop/core";
import { createContext, type ReactElement, type ReactNode, useContext } from "react";

const ShopContext = createContext<Shop | undefined>(undefined);

/** Provides a shop to its children. The caller starts and stops the shop: rendering has no side effects. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }): ReactElement {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/**
 * Returns the shop of the nearest {@link ShopProvider}.
 *
 * @throws Error outside of a provider, or below one whose `shop` is not a shop
 */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  // A configuration instead of a shop would otherwise fail inside of the store that a hook reads first.
  if (shop?.events === undefined) throw new Error("useShop needs a <ShopProvider shop={createShop(…)}> above it.");
  return shop;
}
