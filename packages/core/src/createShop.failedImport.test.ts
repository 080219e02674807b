import { expect, test, vi } from "vitest";
import { createCartPreview } from "../../testkit/src/createCartPreview.js";
import { createShop } from "./createShop.js";
import { fakeShop } from "./testing/fakeShop.js";
import { testEnvironment } from "./testing/testEnvironment.js";

vi.mock("./calls/clients.js", () => {
  throw new TypeError("error loading dynamically imported module");
});

test("a call whose code fails to load rejects with NETWORK, and a cart waits without a warning", async () => {
  const backend = fakeShop([]);
  const environment = testEnvironment({ fetch: backend.fetch });
  const warn = vi.spyOn(environment.log, "warn");
  const shop = createShop(backend.config, environment);
  shop.start();
  await expect(shop.catalogue.products({})).rejects.toMatchObject({ code: "NETWORK" });
  await expect(shop.preload()).rejects.toMatchObject({ code: "NETWORK" });
  shop.cart.add({ ...createCartPreview({ title: "Chair", unitCents: 15_900 }), productId: 1, variantId: 1 });
  await expect(shop.cart.whenSynced()).rejects.toMatchObject({ code: "NETWORK" });
  expect(shop.cart.getSnapshot().lines).toMatchObject([{ title: "Chair", isEstimated: true }]);
  expect(warn).not.toHaveBeenCalledWith("A cart action failed", expect.anything());
  shop.destroy();
});
