// Compares the text keys that sources use with the keys that exist.
import { expect, test } from "vitest";
import { allTexts, getKeys } from "./testing/allTexts.ts";

/** Keys that sources compose: `t(`sort.${order}`)`. */
const COMPOSED: Record<string, readonly string[]> = {
  cart: [
    "unknown",
    "disabled",
    "not_started",
    "expired",
    "no_usage_left",
    "login_required",
    "condition_not_met",
    "no_postage",
  ].map((reason) => `coupon.reason.${reason}`),
  shared: [
    ...["width", "depth", "height"].map((side) => `measures.${side}`),
    // Used by the server: server/renderFailure.ts.
    "config.title",
    "config.missing",
  ],
  listing: [
    ...["sales_view_quantity", "min_price", "max_price", "created_reverse", "rating"].map((order) => `sort.${order}`),
    ...["stock", "fast", "sale"].map((flag) => `filters.${flag}`),
    ...["all", "bestsellers", "new", "sale", "fast"].flatMap((list) => [`lists.${list}.title`, `lists.${list}.intro`]),
  ],
  frame: [
    ...["rewriting", "product-fetch", "category-fetch", "brand-fetch", "content-fetch"].map(
      (what) => `notFound.${what}-failed`,
    ),
    ...["content-type", "route"].map((what) => `notFound.${what}-not-found`),
  ],
  consent: ["analytics", "advertising", "services"].flatMap((purpose) => [`${purpose}.label`, `${purpose}.hint`]),
  product: [
    ...["freight", "parcel"].flatMap((way) => ["when", "title", "note"].map((what) => `delivery.${way}.${what}`)),
    ...["person", "sheet", "mug"].map((beside) => `scale.${beside}`),
    ...["few", "enough", "none"].map((stock) => `pickup.${stock}`),
  ],
  checkout: [
    ...["contact", "address", "delivery", "payment", "review"].map((step) => `steps.${step}`),
    ...["network", "priceChanged", "outOfStock", "undeliverable", "cartGone", "pending", "unavailable", "payment"].map(
      (failure) => `failures.${failure}`,
    ),
    ...["amazon", "rateLimited", "login", "address", "unexpected", "customer", "addressBook", "pickup"].map(
      (failure) => `failures.${failure}`,
    ),
  ],
  account: [
    ...["not_paid", "paid", "processing", "sent", "delivered", "ready", "collected", "canceled", "refunded"].map(
      (status) => `status.${status}`,
    ),
    ...["orders", "addresses", "reviews"].map((benefit) => `benefits.${benefit}`),
    ...["miss", "mr", "company", "association"].map((title) => `titles.${title}`),
  ],
  order: [
    ...["not_paid", "paid", "processing", "sent", "delivered", "ready", "collected", "canceled", "refunded"].map(
      (status) => `status.${status}`,
    ),
    ...["holder", "iban", "bic", "bankName", "amount", "reference"].map((fact) => `bank.${fact}`),
    ...["declined", "canceled", "expired", "amazon", "other"].map((reason) => `failed.reasons.${reason}`),
  ],
  core: [
    "email.required",
    "email.invalid",
    ...["firstName", "lastName"].flatMap((field) => [`${field}.required`, `${field}.tooShort`]),
    "street.required",
    "city.required",
    "country.required",
    "postalCode.required",
    "postalCode.wrongLength",
    "postalCode.invalid",
    "phone.required",
    "phone.requiredForFreight",
    "phone.invalid",
    "phone.invalidForCountry",
    "email.exists",
    ...["required", "mismatch"].flatMap((code) => [`emailConfirm.${code}`, `passwordConfirm.${code}`]),
    ...["required", "tooShort", "common", "invalid"].map((code) => `password.${code}`),
    "passwordOld.required",
    "passwordOld.invalid",
    "code.invalid",
    "label.required",
    "state.required",
    "state.invalid",
    "company.required",
    "association.required",
    "pickup.required",
    "terms.requiredForAccount",
    "field.tooLong",
    "name.required",
    "orderRef.required",
    "rating.required",
    "reviewTitle.required",
    "reviewContent.required",
  ]
    .map((code) => `validation.${code}`)
    .concat(
      // packages/core/src/shared/messageOf.ts
      ["network", "unexpected", "loginFailed", "codeRequired", "emailExists", "rateLimited", "linkInvalid"].map(
        (message) => `error.${message}`,
      ),
      ["sessionOver", "forbidden", "notFound", "invalidInput", "addressIsDefault"].map((message) => `error.${message}`),
      // features/frame/rejectionMessageKeys.ts
      ["addFailed", "removeFailed", "updateFailed"].map((what) => `cart.${what}`),
      ["soldOut", "gone", "check", "retry"].map((advice) => `cart.advice.${advice}`),
    ),
};

const sources = Object.entries(
  import.meta.glob<string>(["./**/*.{ts,tsx}", "!./**/*.test.*"], { eager: true, query: "?raw", import: "default" }),
);

function getFeature(path: string): string | undefined {
  return /^\.\/features\/(\w+)\//.exec(path)?.[1];
}

/** TypeScript checks the keys of emails. */
const namespaces = [...allTexts.keys()].filter((namespace) => !namespace.startsWith("backend/"));

function usedKeys(source: string): Array<[namespace: string, key: string]> {
  const functions = new Map(
    [...source.matchAll(/const (\w+) = [\w.()]*?(?:useTexts|texts\.t)\("([\w/]+)"\);/g)].map(([, name, namespace]) => [
      name ?? "",
      namespace ?? "",
    ]),
  );
  const named = [...source.matchAll(/(?<![\w.])(\w+)\(\s*([^()]*?"[\w.-]+"[^()]*)[,)]/g)].flatMap(
    ([, name = "", args = ""]) => {
      const namespace = functions.get(name);
      // Of a conditional both branches, but neither its condition nor the interpolation values.
      const first = args.replace(/,\s*\{.*/s, "").replace(/^.*?\?(?!\?)/s, "");
      return namespace === undefined ? [] : extractStrings(first).map((key): [string, string] => [namespace, key]);
    },
  );
  const direct = [...source.matchAll(/(?:useTexts|texts\.t)\("([\w/]+)"\)\(\s*"([\w.-]+)"/g)];
  return [...named, ...direct.map(([, namespace = "", key = ""]): [string, string] => [namespace, key])];
}

const extractStrings = (source: string): string[] => [...source.matchAll(/"([\w.-]+)"/g)].map(([, word]) => word ?? "");

test("every key that is used exists", () => {
  const used = sources.flatMap(([path, source]) => usedKeys(source).map((key) => [path, ...key] as const));
  expect(used.length).toBeGreaterThan(150);
  const missing = used.filter(([, namespace, key]) => !getKeys(namespace, "de").includes(key));
  expect(missing).toEqual([]);
});

test.each(Object.entries(COMPOSED))("every composed key of %s exists", (namespace, keys) => {
  expect(keys.filter((key) => !getKeys(namespace, "de").includes(key))).toEqual([]);
});

test.each(namespaces)("every key of %s is used", (namespace) => {
  const uses = new RegExp(`(useTexts|texts\\.t)\\("${namespace}"\\)`);
  const words = sources
    .filter(([path, source]) => namespace === "core" || getFeature(path) === namespace || uses.test(source))
    .flatMap(([, source]) => extractStrings(source));
  const known = new Set([...words, ...(COMPOSED[namespace] ?? [])]);
  expect(getKeys(namespace, "de").filter((key) => !known.has(key))).toEqual([]);
});
