import { expect, test } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { AdminBar, adminHref, pageLinks } from "./AdminBar.tsx";

const paths = (...input: Parameters<typeof pageLinks>): string[] => pageLinks(...input).map(([, path]) => path);

test("a product page leads to its category, the product and the partner's", () => {
  expect(paths({ view: "product", id: 7 }, 3)).toEqual([
    "categories/update?category_id=3",
    "products/update?product_id=7",
    "products/update?product_id=7&current_tab=modules",
  ]);
});

test("a category page leads to the category, a content page to the content, others nowhere", () => {
  expect(paths({ view: "category", id: 3 }, undefined)).toEqual(["categories/update?category_id=3"]);
  expect(paths({ view: "content", id: 9 }, undefined)).toEqual(["content/update/9"]);
  expect(paths(undefined, undefined)).toEqual([]);
});

test.each([
  ["https://shop.example", "https://shop.example/admin/orders"],
  ["https://shop.example/", "https://shop.example/admin/orders"],
  ["/back", "/back/admin/orders"],
  ["javascript:alert(1)", undefined],
  ["//evil.example", undefined],
  ["", undefined],
  [undefined, undefined],
])("with the back office at %j the orders are at %j", (adminUrl, href) => {
  expect(adminHref(adminUrl, "orders")).toBe(href);
});

test("the groups of the admin bar lead to the back office, each in a new tab", async () => {
  const { html } = await createTestPage({
    Screen: AdminBar,
    texts: ["admin"],
    seedQueries: (queries) => queries.setQueryData(["adminUrl"], "https://office.test"),
  });
  const links = [...html().matchAll(/<a ([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  const targets = links.map((attributes) => /href="https:\/\/office\.test\/admin\/([^"]*)"/.exec(attributes)?.[1]);
  expect(targets.join(" ")).toBe(
    "customers orders catalog folders coupon sales brand export import modules configuration",
  );
  expect(links.filter((attributes) => !attributes.includes('target="_blank"'))).toEqual([]);
});
