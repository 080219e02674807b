import type { Order } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { expect, test } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { BankTransfer } from "./BankTransfer.tsx";

test.each([
  ["euro has room for the code that is loading", { currency: "EUR", currencySymbol: "€" }, true],
  ["another currency has no code, and no room for one", { currency: "RON", currencySymbol: "lei" }, false],
])("a transfer in %s", async (_rule, currency, hasRoom) => {
  const bankAccount = { holder: "Lindenhaus", iban: "", bic: "", bankName: "", reference: "", amountCents: 100 };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the component reads these fields only
  const order = { id: 3, bankAccount, ...currency } as unknown as Order;
  const { html } = await createTestPage({
    Screen: () => <BankTransfer order={order} loadQrCode={() => new Promise<never>(() => {})} />,
    texts: ["order"],
    seedQueries(queries, shop) {
      const config = { locale: "de-AT", currency: "EUR", currencySymbol: "€", countries: [] };
      queries.setQueryData(localeConfigQuery(shop).queryKey, config);
    },
  });
  expect(html()).toContain("Lindenhaus");
  expect(html().includes("<figure")).toBe(hasRoom);
});
