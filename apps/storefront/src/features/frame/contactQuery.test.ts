import { type Shop, ShopError, type StoreContact } from "@shop/core";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createTestShop } from "../../testing/createTestShop.ts";
import { contactQuery } from "./frameQueries.ts";

/** Shop whose contact requests return `answers` in order. */
function shopWithContact(...responses: Array<() => Promise<StoreContact>>): Shop {
  const shop = createTestShop();
  return { ...shop, content: { ...shop.content, storeContact: () => (responses.shift() ?? never)() } };
}

const never = () => Promise.reject(new Error("nobody asks again"));
const contact = { phone: "+43 1 000 12 34", supportHours: "Mo–Fr 8–18 Uhr" };
const storeContact: StoreContact = {
  ...contact,
  supportHoursMonThu: "",
  storeName: "Lindenhaus",
  storeAddress: { street: "Lindengasse 12", postalCode: "1070", city: "Wien" },
};

test("phone block: a load error is a result with its message, and a retry loads the phone", async () => {
  const client = new QueryClient();
  const query = contactQuery(
    shopWithContact(
      () => Promise.reject(new ShopError("NETWORK")),
      () => Promise.reject("no error at all"),
      async () => storeContact,
    ),
  );
  const fetchContact = () => client.fetchQuery({ ...query, staleTime: 0 });
  expect(await fetchContact()).toEqual({ failed: { key: "error.network", values: {} } });
  expect(await fetchContact()).toEqual({ failed: undefined });
  expect(await fetchContact()).toEqual(contact);
});

test("a cached number stays when a refetch fails", async () => {
  const client = new QueryClient();
  const query = contactQuery(
    shopWithContact(
      async () => storeContact,
      () => Promise.reject(new ShopError("NETWORK")),
    ),
  );
  await client.fetchQuery(query);
  expect(await client.fetchQuery({ ...query, staleTime: 0 })).toEqual(contact);
});
