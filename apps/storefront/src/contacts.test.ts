import { expect, test } from "vitest";
import demo from "@shop/demo/config.json";
import contacts from "./contacts.json";

test("the fallback contact data match the demo configuration", () => {
  for (const market of ["AT", "DE", "RO"] as const) {
    const { store_phone, store_address1, store_zipcode, store_city } = demo.satellites[market];
    expect(contacts[market]).toEqual({
      storeName: demo.shared.store_name,
      storeEmail: demo.shared.store_email,
      storePhone: store_phone,
      storeAddress: { street: store_address1, postalCode: store_zipcode, city: store_city },
    });
  }
});
