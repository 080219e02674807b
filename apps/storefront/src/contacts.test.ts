import { expect, test } from "vitest";
import demo from "@shop/demo/config.json";
import { contactOf } from "./contactOf.ts";
import { storefronts } from "./storefronts.ts";

test.each(storefronts)("the fallback contact of $id matches the demo configuration", (storefront) => {
  const settings: Record<string, unknown> = {
    ...demo.satellites[storefront.market],
    ...demo.locales[storefront.locale.replace("-", "_") as keyof typeof demo.locales],
  };
  expect(contactOf(storefront)).toEqual({
    storeName: demo.shared.store_name,
    storeEmail: demo.shared.store_email,
    storePhone: settings["store_phone"],
    storeAddress: {
      street: settings["store_address1"],
      postalCode: settings["store_zipcode"],
      city: settings["store_city"],
    },
  });
});
