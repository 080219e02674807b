import type { Shop } from "@shop/core";
import { createContext, type ReactElement, type ReactNode, useContext } from "react";

const ShopContext = createContext<Shop | undefined>(undefined);

/** Gives one shop to everything inside. Start and end it where it was made: rendering has no effects. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }): ReactElement {
  return <ShopContext value={shop}>{children}</ShopContext>;
}

/** The shop of the nearest {@link ShopProvider}. */
export function useShop(): Shop {
  const shop = useContext(ShopContext);
  if (shop === undefined) throw new Error("useShop needs a <ShopProvider shop={createShop(…)}> above it.");
  return shop;
}
