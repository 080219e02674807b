import { describe, expect, test } from "vitest";
import { createShop } from "../../createShop.js";
import { fakeShop } from "../fakeShop.js";
import { checkConformance, conformanceChecks, defineConformanceTests, formatConformance } from "./checkConformance.js";
import { data, openBackend } from "./testing/openBackend.js";

describe("fakeShop", () => {
  const { create, options } = openBackend();
  defineConformanceTests(test, create, options);
});

test("a report lists all checks by name, and says which facts the skipped ones need", async () => {
  const { create, options } = openBackend();
  const report = await checkConformance(create, {
    ...options,
    data: { productId: 1 },
    features: ["catalogue", "search", "shipping"],
  });
  expect(report.results.map(({ name }) => name)).toEqual(conformanceChecks.map(({ name }) => name));
  expect(new Set(report.results.map(({ name }) => name)).size).toBe(conformanceChecks.length);
  expect(report.failed).toBe(0);
  expect(report.passed + report.skipped).toBe(conformanceChecks.length);
  expect(formatConformance(report)).toContain(
    [
      "passed  search: finds nothing for an unknown text",
      "skipped cart: adds a product",
      '        options.features does not contain "cart"',
    ].join("\n"),
  );
  expect(formatConformance(report)).toContain(
    ["skipped shipping: follows the country", "        needs data.otherCountry"].join("\n"),
  );
});

test("a call that own clients lack is named", async () => {
  const { options } = openBackend();
  const { config } = fakeShop([]);
  const { results } = await checkConformance(
    (environment) => createShop(config, environment, { clients: () => ({ search: {} }) }),
    { ...options, features: ["search"] },
  );
  const messages = results.filter(({ status }) => status === "failed").map(({ message }) => message);
  expect(messages).toEqual(Array.from({ length: 2 }, () => "The backend lacks clients.search.products"));
});

test("a check of a backend that does not respond ends", async () => {
  const { create, options } = openBackend(() => () => new Promise(() => {}));
  const [check] = conformanceChecks;
  expect(await check?.run(create, { ...options, timeoutMs: 50 })).toMatchObject({
    status: "failed",
    message: "The check ended with Error: no response within 50 ms",
  });
});

test("a failed check fails its test with its message", async () => {
  const { create, options } = openBackend((send) => (request) => {
    request.headers.set("X-Cart-Token", "wrong");
    return send(request);
  });
  const defined = new Map<string, () => Promise<void>>();
  const skipped: string[] = [];
  const define = Object.assign((name: string, run: () => Promise<void>) => defined.set(name, run), {
    skip: (name: string) => skipped.push(name),
  });
  defineConformanceTests(define, create, { ...options, data: { ...data, coupon: undefined } });
  expect(skipped).toEqual(["cart: applies and removes a coupon"]);
  await expect(defined.get("cart: is there after a reload")?.()).rejects.toThrow("cart/get does not return the cart");
  await expect(defined.get("catalogue: returns a menu")?.()).resolves.toBeUndefined();
});
