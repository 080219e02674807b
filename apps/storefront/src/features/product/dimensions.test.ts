import type { ProductFeature } from "@shop/core";
import { describe, expect, it, test } from "vitest";
import { applyVariantDimensions, findDrawingUrl, findScaleDrawing, formatDimensions } from "./dimensions.ts";

const feature = (code: string, title: string, number: number | undefined, value = String(number)): ProductFeature => ({
  code,
  title,
  value,
  unit: number === undefined ? undefined : "cm",
  numericValue: number,
});
const features = [
  feature("width", "Breite", 90.5),
  feature("depth", "Tiefe", 200),
  feature("material", "Material", undefined, "Eiche"),
];
const german = (number: number): string => number.toLocaleString("de-AT");

describe("the measures of the selection", () => {
  it("are the size's own, else the product's", () => {
    const applied = applyVariantDimensions(features, { measures: { width: 140, lid: 3 } }, german);
    expect(applied.map(({ value }) => value)).toEqual(["140", "200", "Eiche"]);
    expect(applied[0]?.numericValue).toBe(140);
  });

  it("use the number format of the language", () => {
    expect(applyVariantDimensions(features, undefined, german)[0]?.value).toBe("90,5");
  });

  it("read as a line", () => {
    expect(formatDimensions(applyVariantDimensions(features, undefined, german))).toBe(
      "Breite 90,5\u00a0cm, Tiefe 200\u00a0cm",
    );
    expect(formatDimensions([])).toBe("");
  });
});

test("the drawing is displayed for the size it was drawn in, and for no other", () => {
  const product = { features, documents: [{ kind: "drawing", url: "/media/a.svg", bytes: 1 }] };
  expect(findDrawingUrl(product, undefined)).toBe("/media/a.svg");
  expect(findDrawingUrl(product, { measures: { width: 140 } })).toBeUndefined();
  expect(findDrawingUrl({ ...product, documents: [] }, undefined)).toBeUndefined();
});

test("the scale drawing names its reference object, and is displayed for the size and colour it was drawn in only", () => {
  const documents = [
    { kind: "drawing", url: "/media/a.svg", bytes: 1 },
    { kind: "scale-sheet", url: "/media/a-scale.svg", bytes: 1 },
  ];
  expect(findScaleDrawing({ features, documents }, undefined)).toEqual({
    url: "/media/a-scale.svg",
    referenceObject: "sheet",
  });
  expect(findScaleDrawing({ features, documents }, { measures: { width: 140 }, options: [] })).toBeUndefined();
  const inGreen = [{ kind: "scale-sheet", url: "/media/a-scale.svg", bytes: 1, colorId: 1 }];
  const variantIn = (valueId: number) => ({
    measures: {},
    options: [{ attributeId: 1, code: "color", title: "", valueId, value: "", position: 1, hex: undefined }],
  });
  expect(findScaleDrawing({ features, documents: inGreen }, variantIn(1))).toBeDefined();
  expect(findScaleDrawing({ features, documents: inGreen }, variantIn(2))).toBeUndefined();
  const unknown = [{ kind: "scale-elephant", url: "/media/a-scale.svg", bytes: 1 }];
  expect(findScaleDrawing({ features, documents: unknown }, undefined)).toBeUndefined();
});
