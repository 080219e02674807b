// @vitest-environment node
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import * as exports from "../exports/index.js";

const components: Readonly<Record<string, readonly string[]>> = {
  Breadcrumbs: ["crumbs"],
  CartLineView: ["line", "format", "labels"],
  CartTotalsView: ["totals", "format", "labels"],
  ChoiceButtons: ["choices"],
  Gallery: ["slides", "labels"],
  GalleryZoom: ["slides", "labels"],
  MiniCartView: ["lines", "totals", "format", "labels"],
  PriceBlock: ["price", "format", "labels"],
  ProductCard: ["product", "price", "format", "labels"],
  QuantityField: ["quantity", "labels"],
  Rating: ["value", "count", "locale"],
  RatingStars: ["value"],
  SearchHit: ["product", "price", "format", "labels"],
  StockLabel: ["stock", "labels"],
  Swatches: ["choices"],
  Toaster: ["toasts", "labels"],
};

/** Returns what a component without props throws, as a caller in JavaScript sees it. */
function errorWithoutProps(component: unknown): unknown {
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of the components above
    renderToString(createElement(component as FunctionComponent));
  } catch (error) {
    return error;
  }
  return undefined;
}

test.each(Object.entries(components))("%s without props is CONFIG_MISSING with their names", (name, props) => {
  expect(errorWithoutProps(new Map(Object.entries(exports)).get(name))).toMatchObject({
    code: "CONFIG_MISSING",
    details: { missing: props.map((prop) => `${name}.${prop}`) },
  });
});

test("no component fails with a raw error when all its props are missing", () => {
  const failed = Object.entries(exports).flatMap(([name, component]) => {
    const error = /^[A-Z]/.test(name) ? errorWithoutProps(component) : undefined;
    return error === undefined ? [] : [{ name, error }];
  });
  for (const { name, error } of failed) expect(error, name).toHaveProperty("code");
});

test("Money without a format is LOCALE_INVALID", () => {
  expect(errorWithoutProps(exports.Money)).toMatchObject({ code: "LOCALE_INVALID" });
});
