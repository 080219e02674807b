import type { PostalAddress } from "@shop/core";
import { countiesQuery } from "@shop/core/query";
import { expect, test } from "vitest";
import { createTestPage } from "../testing/createTestPage.tsx";
import { AddressBlock } from "./AddressBlock.tsx";

const address: PostalAddress = {
  titleId: 1,
  firstName: "Ana",
  lastName: "Pop",
  company: "",
  street: "Str. Lungă 1",
  extra: "",
  postalCode: "077190",
  city: "Voluntari",
  countryId: 146,
  stateId: 26,
  phone: "",
};

test.each([
  ["Voluntari", 26, "077190 Voluntari, Ilfov"],
  ["București", 10, "077190 București"],
  ["Wien", undefined, "077190 Wien"],
])("an address has its state, but not twice: %s", async (city, stateId, line) => {
  const { html } = await createTestPage({
    Screen: () => <AddressBlock address={{ ...address, city, stateId }} country="România" />,
    seedQueries: (queries, shop) =>
      queries.setQueryData(countiesQuery(shop, 146).queryKey, [
        { id: 10, code: "B", title: "București" },
        { id: 26, code: "IF", title: "Ilfov" },
      ]),
  });
  expect(html()).toContain(`<span>${line}</span>`);
});
