import { createShop } from "@shop/core";
import * as query from "@shop/core/query";
import { expect, test } from "vitest";
import { brand, category, center, content, country, product, variant } from "../testing/fixture/ids.ts";
import { createTestBackend } from "../testing/createTestBackend.ts";
import { austriaConfig } from "./austriaConfig.ts";
import { createEnvironment } from "./createEnvironment.ts";

const { app } = await createTestBackend();
const shop = createShop(austriaConfig, createEnvironment(app, "natives"));
const german = createShop({ ...austriaConfig, locale: "de-DE", market: "DE" }, createEnvironment(app, "natives"));

type AnyShop = typeof shop;

/** All query builders for public routes; those of customers are covered by session.test. */
const BUILDERS: Record<string, (of: AnyShop) => query.ReadQuery<unknown>> = {
  accessoriesQuery: (of) => query.accessoriesQuery(of, product.sofa),
  adventCalendarQuery: (of) => query.adventCalendarQuery(of),
  basicProductsQuery: (of) => query.basicProductsQuery(of, {}),
  bestOfCategoryQuery: (of) => query.bestOfCategoryQuery(of, category.living, 4),
  bestsellersQuery: (of) => query.bestsellersQuery(of, 4),
  brandProductCountQuery: (of) => query.brandProductCountQuery(of, brand.nordwald),
  brandQuery: (of) => query.brandQuery(of, brand.nordwald),
  brandsQuery: (of) => query.brandsQuery(of),
  categoryCardQuery: (of) => query.categoryCardQuery(of, category.living),
  categoryQuery: (of) => query.categoryQuery(of, category.living),
  centerStockQuery: (of) => query.centerStockQuery(of, center.vienna),
  centersQuery: (of) => query.centersQuery(of, variant.chair),
  contentQuery: (of) => query.contentQuery(of, content.terms),
  countiesQuery: (of) => query.countiesQuery(of, country.romania),
  facetsQuery: (of) => query.facetsQuery(of, {}),
  featuresQuery: (of) => query.featuresQuery(of, product.sofa),
  folderQuery: (of) => query.folderQuery(of, "legal"),
  keywordsQuery: (of) => query.keywordsQuery(of, "style"),
  localeConfigQuery: (of) => query.localeConfigQuery(of),
  menuQuery: (of) => query.menuQuery(of),
  moduleConfigQuery: (of) => query.moduleConfigQuery(of, "Nothing"),
  quantityStepQuery: (of) => query.quantityStepQuery(of, variant.chair),
  quantityStepsQuery: (of) => query.quantityStepsQuery(of, [variant.chair]),
  pickupPointsQuery: (of) => query.pickupPointsQuery(of),
  productCountQuery: (of) => query.productCountQuery(of, category.living),
  productCountsQuery: (of) => query.productCountsQuery(of, [category.living]),
  productDelayQuery: (of) => query.productDelayQuery(of, product.sofa),
  productQuery: (of) => query.productQuery(of, product.sofa),
  productsQuery: (of) => query.productsQuery(of, {}),
  resolveQuery: (of) => query.resolveQuery(of, "agb.html"),
  reviewBadgeQuery: (of) => query.reviewBadgeQuery(of, { shopId: "1", type: "seal", language: "de" }),
  reviewRightsQuery: (of) => query.reviewRightsQuery(of, variant.chair, 0),
  reviewSummaryQuery: (of) => query.reviewSummaryQuery(of, product.sofa),
  reviewsQuery: (of) => query.reviewsQuery(of, product.sofa),
  rewritingQuery: (of) => query.rewritingQuery(of, "agb.html"),
  variantDelayQuery: (of) => query.variantDelayQuery(of, variant.chair),
  variantQuery: (of) => query.variantQuery(of, variant.chair),
  variantsQuery: (of) => query.variantsQuery(of, product.sofa),
  searchLinksQuery: (of) => query.searchLinksQuery(of, "sofa"),
  searchQuery: (of) => query.searchQuery(of, { text: "sofa", from: 0, size: 6 }),
  selectionsQuery: (of) => query.selectionsQuery(of, product.sofa),
  settingQuery: (of) => query.settingQuery(of, "smtp_password"),
  settingsQuery: (of) => query.settingsQuery(of),
  sitemapQuery: (of) => query.sitemapQuery(of, "product", 0),
  similarQuery: (of) => query.similarQuery(of, product.sofa, 4),
  storeContactQuery: (of) => query.storeContactQuery(of),
  subcategoriesQuery: (of) => query.subcategoriesQuery(of, category.living),
  tagManagerIdQuery: (of) => query.tagManagerIdQuery(of),
};

const PERSONAL = /^(customer|addresses|order|guestOrder)/;

test("every builder is tested", () => {
  const names = Object.keys(query).filter((name) => name.endsWith("Query") && !PERSONAL.test(name));
  expect(Object.keys(BUILDERS).toSorted()).toEqual(names.toSorted());
});

test.each(Object.entries(BUILDERS))(
  "%s: 300 seconds, one entry per locale, and always a response",
  async (_name, build) => {
    const { queryKey, staleTime, queryFn } = build(shop);
    expect(staleTime).toBe(300_000);
    expect(queryKey).toContain("de-AT");
    expect(JSON.stringify(build(german).queryKey)).not.toBe(JSON.stringify(queryKey));
    // Query caches reject undefined.
    expect(await queryFn()).toBeDefined();
  },
);
