import { expect, test } from "vitest";
import { memoryEnvironment } from "../environment/runtime.js";
import { createCartClient } from "./cartClient.js";
import { createSessionHttp } from "./transport/sessionHttp.js";

const config = { apiUrl: "https://shop.test/api/", fastApi: "https://shop.test/api/", token: "shop" };
const cart = { cartId: 5, currency: "EUR", items: [] };

/** Adds an item to a shop that responds with this body. */
function addWith(response: unknown) {
  const environment = memoryEnvironment({
    fetch: async () => Response.json(response),
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "key" },
  });
  const client = createCartClient(createSessionHttp(config, environment), { locale: "de_AT" });
  const mutation = { kind: "add", productId: 7, variantId: 70, quantity: 2 } as const;
  return client.write({ cartId: 5, token: undefined, key: "key", countryId: 13, cartItemId: 0, mutation });
}

test("an add has succeeded only with status_code 200 and the quantity of its line", async () => {
  const data = { quantity: 2, cartId: 5, cartItemId: 31, cart };
  expect(await addWith({ status_code: 200, data })).toMatchObject({ id: 5 });
  await expect(addWith({ status_code: 500, status: "no", data })).rejects.toMatchObject({ code: "CART_REJECTED" });
  await expect(addWith({ status_code: 200, data: { cart } })).rejects.toMatchObject({ code: "RESPONSE_INVALID" });
  await expect(addWith({ status_code: 404, status: "Cart not found" })).rejects.toMatchObject({
    code: "CART_NOT_FOUND",
  });
});
