// Runs the conformance checks against a backend of another shape, through clients of its own.
import { describe, expect, test } from "vitest";
import { createLocaleConfig } from "../../exports/adapter.js";
import { createShop } from "../../createShop.js";
import { fakeShop } from "../fakeShop.js";
import { defineConformanceTests, checkConformance } from "./checkConformance.js";
import type { ConformanceOptions } from "./createCheck.js";
import type { CreateShopUnderTest } from "./openVisit.js";
import { createGlobalIdBackend } from "./testing/globalIdBackend.js";
import { COUNTRIES, createGlobalIdClients } from "./testing/globalIdClients.js";

const url = "https://nord.test/v1/";
const config = { ...fakeShop([]).config, apiUrl: url, fastApi: url, countryIds: COUNTRIES };
const create: CreateShopUnderTest = (environment) =>
  createShop(config, environment, { clients: (context) => createGlobalIdClients(url, settings, context) });

const settings = createLocaleConfig({
  locale: "de-AT",
  language: "de",
  countryId: 1,
  currency: "EUR",
  storeName: "Nord",
  countries: [
    { id: 1, title: "Österreich", taxTitle: "20% USt.", isoCode: "AT" },
    { id: 2, title: "Deutschland", taxTitle: "19% MwSt.", isoCode: "DE" },
  ],
});

const options: ConformanceOptions = {
  // Without reviews, which a shop need not have.
  features: ["catalogue", "content", "search", "cart", "shipping", "session", "checkout"],
  data: {
    productId: 1,
    scarceProductId: 2,
    categoryId: 1,
    coupon: "HERBST",
    customer: { email: "anna@example.com", password: "password" },
    otherCustomer: { email: "eva@example.com", password: "password" },
    otherCountry: "DE",
    address: { firstName: "Anna", lastName: "Auer", street: "Gasse 1", postalCode: "1060", city: "Wien" },
    paymentCode: "nord.prepayment",
  },
};

describe("a backend with global ids", () => {
  defineConformanceTests(test, create, { ...options, environment: { fetch: createGlobalIdBackend() } });
});

/** Faults of a backend, as changes of its requests, and the checks that report them. */
const faults: ReadonlyArray<[fault: string, change: (request: Request, body: string) => Request, failures: string[]]> =
  [
    [
      "ignores idempotency keys",
      (request, body) => {
        const { method, headers, url: target } = request;
        headers.delete("Idempotency-Key");
        return new Request(target, { method, headers, ...(body !== "" && { body }) });
      },
      [
        "cart: repeats the creation of a cart once",
        "cart: repeats an addition once",
        "cart: repeats an addition at the same time once",
        "cart: rejects a reused key",
        "checkout: repeats an order once",
        "checkout: places one order for a customer",
      ],
    ],
    [
      "lists the prices of one country only",
      ({ method, headers, url: target }, body) =>
        new Request(target.replace(/(products.*country=)DE/, "$1AT"), {
          method,
          headers,
          ...(body !== "" && { body }),
        }),
      ["catalogue: returns the prices of each country"],
    ],
  ];

test.each(faults)("own clients of a backend that %s are reported", async (_, change, failures) => {
  const send = createGlobalIdBackend();
  const { results } = await checkConformance(create, {
    ...options,
    environment: { fetch: async (request) => send(change(request, await request.clone().text())) },
  });
  expect(results.filter(({ status }) => status === "failed").map(({ name }) => name)).toEqual(failures);
});
