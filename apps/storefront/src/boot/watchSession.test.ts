// @vitest-environment jsdom
// The session owns the customer: the query cache holds what the session holds, and asks for nothing of its own.
import { createShop, type Customer } from "@shop/core";
import { customerQuery } from "@shop/core/query";
import { testEnvironment } from "@shop/core/testing";
import { expect, test, vi } from "vitest";
import { createAppRouter } from "../routing/createAppRouter.tsx";
import { createShopConfig } from "../shared/createShopConfig.ts";
import { storefronts } from "../storefronts.ts";
import { watchSession } from "./watchSession.ts";

const [austria] = storefronts;
const origin = "https://shop.test";
const row = { ID: 7, EMAIL: "anna@example.at", FIRSTNAME: "Anna", LASTNAME: "Auer", TITLE: 2 };

/** A token of the test environment's day. */
function createToken(): string {
  const iat = Date.parse("2026-11-24T09:00:00Z") / 1000;
  return `e30.${btoa(JSON.stringify({ sub: "7", iat, exp: iat + 21_600, aud: "storefront" }))}.c2ln`.replaceAll(
    "=",
    "",
  );
}

/** A page on which a customer has signed in. */
async function openPage() {
  const calls: string[] = [];
  const environment = testEnvironment({
    async fetch({ method, url }) {
      const path = new URL(url).pathname.replace("/api/", "");
      calls.push(`${method} ${path}`);
      if (path === "login") return Response.json({ token: createToken(), expires_in: 21_600, customer: row });
      if (method === "PUT") return Response.json({ CustomerItems: [{ ...row, FIRSTNAME: "Berta" }] });
      if (method === "GET") return Response.json({ CustomerItems: [{ ...row, FIRSTNAME: "Clara" }] });
      return new Response(null, { status: 204 });
    },
  });
  const shop = createShop(createShopConfig(austria, origin, "storefront", {}), environment);
  const router = createAppRouter({ shop, storefront: austria, origin });
  const { queryClient } = router.options.context;
  watchSession(shop, router);
  shop.start();
  await shop.session.signIn({ email: row.EMAIL, password: "geheim12" });
  const { queryKey } = customerQuery(shop);
  return { shop, calls, queryClient, cached: () => queryClient.getQueryData<Customer>(queryKey) };
}

test("sign-in fills the query of the customer, without a request", async () => {
  const { shop, calls, cached } = await openPage();
  expect(cached()).toEqual(shop.session.getSnapshot().customer);
  expect(cached()).toMatchObject({ firstName: "Anna" });
  expect(calls.filter((call) => call.startsWith("GET ExternalOrderApi/customer"))).toEqual([]);
});

test("a change of the customer, a reload and another tab's change reach session and query alike", async () => {
  const { shop, cached } = await openPage();
  const { customer } = shop.session.getSnapshot();
  if (customer === undefined) throw new Error("not signed in");
  await shop.account.updateCustomer({ ...customer, password: "" });
  expect(cached()).toMatchObject({ firstName: "Berta" });
  await shop.session.reloadCustomer();
  expect(cached()).toMatchObject({ firstName: "Clara" });
  shop.session.setCustomer({ ...customer, firstName: "Doris" });
  await vi.waitFor(() => expect(cached()).toMatchObject({ firstName: "Doris" }));
  expect(cached()).toEqual(shop.session.getSnapshot().customer);
});

test("sign-out leaves no customer in the query cache", async () => {
  const { shop, queryClient } = await openPage();
  shop.session.signOut();
  expect(
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ).not.toContain("Anna");
});
