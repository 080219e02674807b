// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { toServiceItem } from "../shared/services.ts";
import { addEarly } from "./earlyCart.ts";

vi.hoisted(() => vi.stubGlobal("fetch", () => new Promise(() => {})));

test("before hydration, the cart's button counts articles, not their services", () => {
  Object.assign(document.documentElement.dataset, { locale: "de-AT", display: "gross.13" });
  document.body.innerHTML = '<button data-badge=""></button><main id="main"></main>';
  const service = toServiceItem({ id: 2, variantId: 20, title: "Montage", ref: "S", priceCents: 4900, vatPercent: 20 });
  addEarly({ ...service, variantId: 10, url: "/sofa", weightGrams: 60_000 }, 2);
  addEarly(service, 1);
  expect(document.querySelector("button")?.dataset["badge"]).toBe("2");
});
