import { createShop, type Environment, type Shop } from "@shop/core";
import { memoryEnvironment } from "@shop/core/testing";
import { createShopConfig } from "../shared/createShopConfig.ts";
import { type Storefront, storefronts } from "../storefronts.ts";

interface TestShopOptions extends Partial<Environment> {
  storefront?: Storefront;
}

/** Creates a shop in memory. Every request is a 404 unless the test overrides `fetch`. */
export function createTestShop({ storefront = storefronts[0], ...environment }: TestShopOptions = {}): Shop {
  return createShop(
    createShopConfig(storefront, "https://shop.test", "storefront"),
    memoryEnvironment({
      fetch: async () => Response.json({}, { status: 404 }),
      clock: { now: () => 0 },
      timers: { after: () => () => {} },
      random: { key: () => "key-abcdefghijklmnop" },
      ...environment,
    }),
  );
}
