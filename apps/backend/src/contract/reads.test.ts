import { createShop, isShopError, type Shop } from "@shop/core";
import { describe, expect, test } from "vitest";
import { category, center, content, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { austriaConfig } from "./austriaConfig.ts";
import { type Dialect, createEnvironment } from "./createEnvironment.ts";
import { READ_CALLS } from "./readCalls.ts";

const { app } = await createTestBackend();

const lengthOf = (answer: unknown): number | undefined => (Array.isArray(answer) ? answer.length : undefined);

describe.each<Dialect>(["natives", "strings"])("the client reads a shop that answers in %s", (dialect) => {
  const shop = createShop(austriaConfig, createEnvironment(app, dialect));

  test.each(Object.entries(READ_CALLS))("%s", async (_name, { call, answer }) => {
    const got = await call(shop);
    expect({ got, count: lengthOf(got) }).toMatchObject({ got: answer, count: lengthOf(answer) });
  });

  test.each<[string, (shop: Shop) => Promise<unknown>]>([
    ["product", ({ catalogue }) => catalogue.product(product.hidden)],
    ["variant", ({ catalogue }) => catalogue.variant(variant.tableHidden)],
    ["category below a hidden one", ({ catalogue }) => catalogue.category(category.oldBenches)],
    ["brand", ({ catalogue }) => catalogue.brand(999)],
    ["content", ({ content: pages }) => pages.content(content.draft)],
    ["rights to review a hidden product", ({ reviews }) => reviews.rights(variant.hidden, 0)],
    ["delay of a hidden product", ({ stock }) => stock.productDelay(product.hidden)],
  ])("hidden and deleted objects are NOT_FOUND: %s", async (_name, call) => {
    const error = await call(shop).catch((reason: unknown) => reason);
    expect(isShopError(error) && error.code).toBe("NOT_FOUND");
  });

  test("market settings override a module's fields one by one", async () => {
    const romanian = createShop({ ...austriaConfig, locale: "ro-RO", market: "RO" }, createEnvironment(app, dialect));
    expect(await romanian.content.moduleConfig("SalesBar")).toMatchObject({ ro_RO: { salesbar_message: "Salut" } });
    expect(await shop.content.moduleConfig("Nothing")).toBeUndefined();
  });
});

test.each(["visible=*", "backend_context=1", "force_return=1", "visible=0"])(
  "hidden rows stay hidden whatever the query says: %s",
  async (trick) => {
    const answers = await Promise.all(
      [
        `/products_list/?limit=100&${trick}`,
        `/category/?category_id=${category.archive}&${trick}`,
        `/brand_list?${trick}`,
        `/comments/${product.hidden}?${trick}`,
        `/comments/summary/${product.hidden}?${trick}`,
        `/fulfilment_center_stock/${center.vienna}?${trick}`,
        `/category_count/children/?category_ids=${category.archive}&${trick}`,
      ].map(async (path) => (await app.request(path)).text()),
    );
    const [products, archive, , reviews, summary, stock, counts] = answers;
    expect(products).not.toContain("SOFA-GEHEIM");
    expect(archive).toBe('{"detail":"Category not found"}');
    expect(reviews).toBe("[]");
    expect(JSON.parse(summary ?? "")).toMatchObject({ count: 0 });
    expect(stock).not.toContain(`"pse_id":${variant.hidden}`);
    expect(JSON.parse(counts ?? "")).toEqual([{ category_id: category.archive, count: 0 }]);
  },
);

test.each([
  "/products_list/?feature_availability=1",
  "/products_list/?feature_availability=1:(2",
  "/products_list/?feature_availability=1:2;drop",
  "/products_list/?attribute_availability=1:99999999999",
  "/products_list/?feature_range=1:a-b",
  "/products_list/?price_min=-1",
  "/product_facets/?brand=x",
  "/comments/1?language=german",
  "/multiplier/?pse_id=0",
  "/module_config_i18n/custom_attribute/?module_name=../x",
])("bad input is a clear 400: %s", async (path) => {
  const response = await app.request(path);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/expected/);
});

test("responses are cached for 300 seconds, failures are not", async () => {
  for (const path of ["/brand_list", "/product_facets/", `/comments/${product.sofa}`, "/local_pickup/"]) {
    expect((await app.request(path)).headers.get("cache-control")).toBe("public, max-age=300");
  }
  expect((await app.request("/brands/999/de_AT")).headers.get("cache-control")).toBeNull();
});

test.each(["TOKEN storefront", "TOKEN something-else", ""])(
  "the storefront token is no secret, so none is refused: '%s'",
  async (Authorization) => {
    const response = await app.request("/brand_list", { headers: Authorization === "" ? {} : { Authorization } });
    expect(response.status).toBe(200);
  },
);
