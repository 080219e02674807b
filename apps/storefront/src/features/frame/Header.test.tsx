// @vitest-environment jsdom
import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { toServiceItem } from "../../shared/services.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { Header } from "./Header.tsx";

// jsdom has no layout to scroll.
vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

test("the cart's button counts articles, not their services", async () => {
  const { element, shop } = await createTestPage({
    Screen: () => <Header bars={null} miniCart={null} search={null} extraNavItems={null} />,
    seedQueries(queries, seeded) {
      queries.setQueryData(menuQuery(seeded).queryKey, []);
      queries.setQueryData(localeConfigQuery(seeded).queryKey, { menuCategoryIds: [], storeName: "Lindenhaus" });
    },
  });
  await act(async () => void render(element));
  const service = toServiceItem({ id: 2, variantId: 20, title: "Montage", ref: "S", priceCents: 4900, vatPercent: 20 });
  await act(async () => {
    shop.cart.add({ ...service, variantId: 10, url: "/sofa", weightGrams: 60_000 }, { quantity: 2 });
    shop.cart.add(service);
  });
  expect(document.querySelector("[data-badge] .sh-badge")?.textContent).toBe("2 2 Artikel");
});
