import { expect, test, vi } from "vitest";
import { createCartPreview } from "../../../testkit/src/createCartPreview.js";
import { fakeShop } from "../testing/fakeShop.js";
import { testEnvironment } from "../testing/testEnvironment.js";
import { createCart } from "./createCart.js";

vi.mock("../calls/cartClient.js", () => {
  throw new TypeError("error loading dynamically imported module");
});

test("a change whose code fails to load waits as without a connection, without a warning", async () => {
  const backend = fakeShop([]);
  const environment = testEnvironment({ fetch: backend.fetch });
  const warn = vi.spyOn(environment.log, "warn");
  const cart = createCart(backend.config, environment);
  cart.start();
  cart.add({ ...createCartPreview({ title: "Chair", unitCents: 15_900 }), productId: 1, variantId: 1 });
  await expect(cart.whenSynced()).rejects.toMatchObject({ code: "NETWORK" });
  expect(cart.getSnapshot().lines).toMatchObject([{ title: "Chair", isEstimated: true }]);
  expect(warn).not.toHaveBeenCalled();
  cart.stop();
});
