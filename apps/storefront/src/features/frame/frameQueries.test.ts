import type { Shop } from "@shop/core";
import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { testShop } from "../../testing/testShop.ts";
import { salesBarQuery } from "./frameQueries.ts";

const config = (message: string) => ({ activate: 1, default: { salesbar_active: 1, salesbar_message: message } });
const failing = () => Promise.reject(new Error("NETWORK"));

/** A shop whose sales bar is what the test says, call by call. */
function shopThat(...answers: ReadonlyArray<() => Promise<Record<string, unknown>>>): Shop {
  const shop = testShop();
  const left = [...answers];
  return { ...shop, content: { ...shop.content, moduleConfig: () => (left.shift() ?? failing)() } };
}

test("a sales bar that is known stays when asking again fails, and goes when the shop says so", async () => {
  const client = new QueryClient();
  const query = salesBarQuery(
    shopThat(
      async () => config("Sale"),
      failing,
      async () => ({ activate: 0 }),
    ),
  );
  const ask = () => client.fetchQuery({ ...query, staleTime: 0 });
  expect(await ask()).toMatchObject({ message: "Sale" });
  expect(await ask()).toMatchObject({ message: "Sale" });
  expect(await ask()).toBeNull();
});

test("a page does not fail for its sales bar", async () => {
  expect(await new QueryClient().fetchQuery(salesBarQuery(shopThat()))).toBeNull();
});
