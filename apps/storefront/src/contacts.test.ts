import { expect, test } from "vitest";
import demo from "../../backend/demo/config.json";
import contacts from "./contacts.json";

test("whom to call when nothing works is whom the shop's settings name", () => {
  for (const satellite of ["AT", "DE", "RO"] as const) {
    const { store_phone, store_address1, store_zipcode, store_city } = demo.satellites[satellite];
    expect(contacts[satellite]).toEqual({
      storeName: demo.shared.store_name,
      storeEmail: demo.shared.store_email,
      storePhone: store_phone,
      storeAddress: { street: store_address1, zipcode: store_zipcode, city: store_city },
    });
  }
});
