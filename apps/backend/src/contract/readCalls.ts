import type { Shop } from "@shop/core";
import {
  austrianCents,
  brand,
  category,
  center,
  color,
  content,
  country,
  product,
  variant,
} from "../testing/fixture/ids.ts";

/** All read requests of the SDK, with the minimum expected result. */
export const READ_CALLS: Readonly<Record<string, { call: (shop: Shop) => Promise<unknown>; answer: unknown }>> = {
  "products_list/": {
    call: ({ catalogue }) => catalogue.products({ category: category.seating, order: "max_price", limit: 2 }),
    answer: [
      { id: product.sofa, lowestPrice30dCents: undefined },
      { id: product.armchair, priceCents: austrianCents.armchairPromo, lowestPrice30dCents: 29_900 },
    ],
  },
  "products_list/ narrowed": {
    call: ({ catalogue }) =>
      catalogue.products({
        attributes: { 1: [color.forest, color.oak] },
        price: { min: 300, max: 900 },
        inStock: true,
      }),
    answer: [{ id: product.sofa }, { id: product.table }],
  },
  "products_list/ by id": {
    call: ({ catalogue }) =>
      catalogue.products({ id: [product.lamp, product.hidden, product.sofa], order: "given_id" }),
    answer: [
      { id: product.lamp, energyClass: "E" },
      { id: product.sofa, rating: { average: 4.5, count: 2 } },
    ],
  },
  "product_facets/": {
    call: ({ catalogue }) => catalogue.facets({ category: category.seating }),
    answer: {
      count: 3,
      priceCents: { min: austrianCents.pouf, max: austrianCents.sofa2 },
      inStock: 3,
      onSale: 2,
      ratings: [
        { rating: 4, count: 1 },
        { rating: 3, count: 1 },
        { rating: 2, count: 1 },
        { rating: 1, count: 1 },
      ],
      brands: [
        { id: brand.lindenhaus, title: "Lindenhaus", count: 1 },
        { id: brand.nordwald, count: 2 },
      ],
      attributes: [
        { code: "color", values: [{ id: color.forest, hex: "#1f4d3e", count: 2 }, { count: 2 }] },
        { code: "size" },
      ],
    },
  },
  "products/{id}": {
    call: ({ catalogue }) => catalogue.product(product.sofa),
    answer: {
      id: product.sofa,
      brandId: brand.lindenhaus,
      packages: [{ length: 210, width: 95, height: 60, weight: 62.5 }],
      manufacturer: { name: "Lindenhaus GmbH" },
      documents: [
        { kind: "drawing", url: "/media/sofa.0a1b2c3d.svg", colorId: undefined },
        { kind: "model", url: "/media/sofa.4e5f6a7b.glb", colorId: color.grey },
      ],
      categories: [{ id: category.living }, { id: category.seating }, { id: category.sofas }],
    },
  },
  "products/{id} of a lamp": {
    call: ({ catalogue }) => catalogue.product(product.lamp),
    answer: { energy: { class: "E", kwhPer1000h: 8 }, restockDays: { min: 20, max: 30 } },
  },
  "products/{id} of paint": {
    call: ({ catalogue }) => catalogue.product(product.stool),
    answer: { unit: { measure: "l", content: 2.5 }, undeliverableCountryIds: [country.romania], shippingCents: 590 },
  },
  get_pse: {
    call: ({ catalogue }) => catalogue.variant(variant.armchairForest),
    answer: {
      variant: { id: variant.armchairForest, priceCents: austrianCents.armchairPromo, lowestPrice30dCents: 29_900 },
      product: { id: product.armchair },
    },
  },
  "products/combinations": {
    call: ({ catalogue }) => catalogue.variants(product.sofa),
    answer: [
      { id: variant.sofaForest2, measures: {} },
      { id: variant.sofaForest3, measures: { width: 212 } },
      {},
      // There is no price before this promotion.
      { compareAtCents: austrianCents.sofa3, lowestPrice30dCents: undefined },
    ],
  },
  categories: { call: ({ catalogue }) => catalogue.category(category.living), answer: { id: category.living } },
  category_children: {
    call: ({ catalogue }) => catalogue.subcategories(category.living),
    answer: [{ id: category.seating, count: 3 }],
  },
  category_menu: {
    call: ({ catalogue }) => catalogue.menu(),
    answer: [{ id: category.living }, { id: category.dining }],
  },
  "category_count/single": { call: ({ catalogue }) => catalogue.productCount(category.seating), answer: 3 },
  "category_count/single of a brand": {
    call: ({ catalogue }) => catalogue.productCount(category.seating, brand.lindenhaus),
    answer: 1,
  },
  "category_count/children": {
    call: async ({ catalogue }) => [...(await catalogue.productCounts([category.seating, category.archive]))],
    answer: [
      [category.seating, 3],
      [category.archive, 0],
    ],
  },
  "category_count/custom_attribute": {
    call: async ({ catalogue }) => Object.fromEntries(await catalogue.productCounts()),
    answer: { [category.seating]: 3, [category.sofas]: 1 },
  },
  brand_list: {
    call: ({ catalogue }) => catalogue.brands(category.sofas),
    answer: [{ id: brand.lindenhaus, url: "/brand/1" }],
  },
  brands: { call: ({ catalogue }) => catalogue.brand(brand.nordwald), answer: { title: "Nordwald" } },
  brand_count: { call: ({ catalogue }) => catalogue.brandProductCount(brand.nordwald), answer: 3 },
  brand_category_count: {
    call: ({ catalogue }) => catalogue.brandProductCount(brand.nordwald, category.dining),
    answer: 1,
  },
  "recommendation/bestseller-data": {
    call: ({ catalogue }) => catalogue.bestsellers(2),
    answer: [{ id: product.chair }, { id: product.sofa }],
  },
  accessory_product: {
    call: ({ related }) => related.accessories(product.sofa),
    answer: [{ id: product.armchair }, { id: product.pouf }],
  },
  selection_product: {
    call: ({ related }) => related.selections(product.sofa),
    answer: [{ title: "Wohnen in Grün", products: [{ id: product.armchair }, { id: product.lamp }] }],
  },
  "recommendation/item-data": {
    call: ({ related }) => related.similar(product.chair, 3),
    answer: [{ id: product.stool }],
  },
  "recommendation/category-data": {
    call: ({ related }) => related.bestOfCategory(category.living, 2),
    answer: [{ id: product.sofa }, { id: product.armchair }],
  },
  "advent_calendar/ out of its time": {
    call: async ({ related }) => [await related.adventCalendar()],
    answer: [undefined],
  },
  "store_contact/custom_attribute/": {
    call: ({ content: pages }) => pages.storeContact(),
    answer: {
      phone: "+43 1 2345678",
      supportHours: "Mo–Fr 9–17 Uhr",
      storeName: "Lindenhaus",
      storeAddress: { street: "Lindengasse 12", postalCode: "1070", city: "Wien" },
    },
  },
  "product-associated-keywords": {
    call: ({ related }) => related.keywords("style"),
    answer: [{ productId: product.sofa, code: "velvet", title: "Samt" }],
  },
  comments: {
    call: ({ reviews }) => reviews.list(product.sofa),
    answer: [
      { author: "Anna H.", rating: 5, verified: true },
      { author: "Mihai P.", rating: 4, verified: false, createdAt: "2026-04-01T10:00:00.000Z" },
    ],
  },
  "comments in a language": {
    call: ({ reviews }) => reviews.list(product.sofa, { language: "ro", limit: 5, offset: 0 }),
    answer: [{ author: "Mihai P." }],
  },
  "comments/summary": {
    call: ({ reviews }) => reviews.summary(product.sofa),
    answer: {
      count: 2,
      average: 4.5,
      ratings: [
        { rating: 1, count: 0 },
        { rating: 2, count: 0 },
        { rating: 3, count: 0 },
        { rating: 4, count: 1 },
        { rating: 5, count: 1 },
      ],
      languages: [
        { language: "de", count: 1 },
        { language: "ro", count: 1 },
      ],
    },
  },
  "comments/summary of what nobody has rated": {
    call: ({ reviews }) => reviews.summary(product.chair),
    answer: { count: 0, average: undefined, languages: [] },
  },
  "comments/rights of a guest": {
    call: ({ reviews }) => reviews.rights(variant.chair, 0),
    answer: { allowed: false, reason: "not_logged_in" },
  },
  "comments/rights of a number somebody wrote into the address": {
    call: ({ reviews }) => reviews.rights(variant.chair, 1),
    answer: { allowed: false, reason: "not_logged_in" },
  },
  fulfilment_center: {
    call: ({ stock }) => stock.centers(variant.chair),
    answer: [
      { id: center.bucharest, stock: 8, hasPickup: true },
      { id: center.vienna, stock: 4, handlingDays: { min: 1, max: 2 } },
    ],
  },
  fulfilment_center_stock: {
    call: async ({ stock }) => [...(await stock.centerStock(center.vienna))],
    answer: [
      [variant.chair, 4],
      [variant.lamp, 0],
    ],
  },
  local_pickup: { call: ({ stock }) => stock.pickupPoints(), answer: [{ id: center.bucharest }] },
  product_delays: {
    call: ({ stock }) => stock.productDelay(product.lamp),
    answer: { days: { min: 3, max: 7 }, restockDays: { min: 20, max: 30 }, shipmentType: "parcel" },
  },
  delivery_delay_pse: {
    call: ({ stock }) => stock.variantDelay(variant.sofaForest2),
    answer: { days: { min: 14, max: 21 }, restockDays: undefined, shipmentType: "freight" },
  },
  "multiplier/bulk": {
    call: async ({ stock }) => [...(await stock.quantitySteps([variant.chair, variant.hidden, variant.lamp]))],
    answer: [
      [variant.chair, 2],
      [variant.lamp, 1],
    ],
  },
  search_url: {
    call: ({ content: pages }) => pages.resolve("/sofa-hallein.html"),
    answer: { view: "product", viewId: product.sofa },
  },
  content: { call: ({ content: pages }) => pages.content(content.terms), answer: { title: "AGB" } },
  content_folder: {
    call: ({ content: pages }) => pages.folder("legal"),
    answer: [{ code: "imprint" }, { code: "terms" }],
  },
  locale_config: { call: ({ content: pages }) => pages.localeConfig(), answer: { locale: "de-AT" } },
  system_config: { call: ({ content: pages }) => pages.setting("store_city"), answer: "Wien" },
  "system_config of a secret": { call: ({ content: pages }) => pages.setting("smtp_password"), answer: undefined },
  google_tag_manager: { call: ({ content: pages }) => pages.tagManagerId(), answer: "GTM-ABC123" },
  review_widget: {
    call: ({ reviews }) => reviews.badge({ shopId: "lindenhaus", type: "badge", language: "de" }),
    answer: { rating: 5, count: 1, criteria: [], seal: "gold" },
  },
};
