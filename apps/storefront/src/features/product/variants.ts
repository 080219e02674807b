import type { Product, Variant, VariantOption } from "@shop/core";

/** Product and its selected variant, undefined if it has no variants. */
export interface SelectedProduct {
  product: Product;
  variant: Variant | undefined;
}

/** Returns the variants with stock below the quantity step set to 0. */
export function toSellable(variants: readonly Variant[], step: number): readonly Variant[] {
  const isBelowStep = ({ stock }: Variant): boolean => stock !== 0 && stock < step;
  // Usually nothing changes, and the same reference avoids a re-render.
  return variants.some(isBelowStep)
    ? variants.map((variant) => (isBelowStep(variant) ? { ...variant, stock: 0 } : variant))
    : variants;
}

/** Returns the attributes of a product, colour first, with all their values, available or not. */
export function groupAttributes(variants: readonly Variant[], selected: Variant | undefined) {
  const options = variants.flatMap((variant) => variant.options);
  return uniqueBy(options, "attributeId")
    .toSorted((a, b) => Number(isColor(b)) - Number(isColor(a)))
    .map(({ attributeId, code, title }) => ({
      attributeId,
      code,
      title,
      selectedId: selected && valueIdOf(selected, attributeId),
      values: uniqueBy(options, "valueId")
        .filter((option) => option.attributeId === attributeId)
        .map(({ valueId: id, value, hex }) => ({
          id,
          title: value,
          hex,
          availability: availabilityOf(variants, selected, attributeId, id),
        })),
    }));
}

const uniqueBy = (options: readonly VariantOption[], id: "attributeId" | "valueId"): VariantOption[] =>
  options.filter((option, index) => index === options.findIndex((other) => other[id] === option[id]));

/**
 * Returns the variant for a newly selected value: keeps as many of the other values as possible, and prefers variants
 * in stock among equals.
 */
export function selectByValue(
  variants: readonly Variant[],
  current: Variant | undefined,
  attributeId: number,
  valueId: number,
): Variant | undefined {
  const score = (variant: Variant): number => 2 * countSharedValues(variant, current) + (variant.stock > 0 ? 1 : 0);
  return variants
    .filter((variant) => valueIdOf(variant, attributeId) === valueId)
    .toSorted((a, b) => score(b) - score(a))
    .at(0);
}

/** Attributes that differ from the previous variant, except the changed one. */
export const changedOptions = (
  before: Variant | undefined,
  next: Variant,
  attributeId: number,
): readonly VariantOption[] =>
  next.options.filter(
    (option) =>
      option.attributeId !== attributeId && before?.options.every(({ valueId }) => valueId !== option.valueId),
  );

export function findByValues(variants: readonly Variant[], valueIds: readonly number[]): Variant | undefined {
  return variants.find(({ options }) => options.every(({ valueId }) => valueIds.includes(valueId)));
}

export const isColor = ({ code }: { code: string }): boolean => code === "color";

export const colorOf = (variant: Variant | undefined): VariantOption | undefined => variant?.options.find(isColor);

/** "Waldgrün · 160 × 200 cm" */
export const formatOptions = (variant: Variant): string => variant.options.map(({ value }) => value).join(" · ");

const valueIdOf = ({ options }: Variant, attributeId: number): number | undefined =>
  options.find((option) => option.attributeId === attributeId)?.valueId;

const countSharedValues = (variant: Variant, other: Variant | undefined): number =>
  (other?.options ?? []).filter(({ attributeId, valueId }) => valueIdOf(variant, attributeId) === valueId).length;

function availabilityOf(
  variants: readonly Variant[],
  current: Variant | undefined,
  attributeId: number,
  valueId: number,
): "available" | "soldOut" | "nonexistent" {
  const others = (current?.options ?? []).filter((option) => option.attributeId !== attributeId);
  const match = variants.find(
    (variant) =>
      valueIdOf(variant, attributeId) === valueId &&
      others.every((other) => valueIdOf(variant, other.attributeId) === other.valueId),
  );
  if (match === undefined) return "nonexistent";
  return match.stock > 0 ? "available" : "soldOut";
}
