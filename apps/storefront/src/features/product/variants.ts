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

/**
 * Returns the attributes of a product, colour first, with all their values, available or not. Colours stand in the order of
 * the product's cards. `others`: selected values of the other attributes.
 */
export function groupAttributes(
  { colors }: Pick<Product, "colors">,
  variants: readonly Variant[],
  selected: Variant | undefined,
) {
  const rank = ({ valueId }: VariantOption): number => colors.findIndex(({ id }) => id === valueId);
  const options = variants.flatMap((variant) => variant.options).toSorted((a, b) => rank(a) - rank(b));
  return uniqueBy(options, "attributeId")
    .toSorted((a, b) => Number(isColor(b)) - Number(isColor(a)))
    .map(({ attributeId, code, title }) => {
      const others = (selected?.options ?? []).filter((option) => option.attributeId !== attributeId);
      return {
        attributeId,
        code,
        title,
        selectedId: selected?.options.find((option) => option.attributeId === attributeId)?.valueId,
        others,
        values: uniqueBy(options, "valueId")
          .filter((option) => option.attributeId === attributeId)
          .map((option) => ({
            id: option.valueId,
            title: option.value,
            hex: option.hex,
            availability: availabilityOf(
              variants.find((variant) => [option, ...others].every((value) => hasValue(variant, value))),
            ),
          })),
      };
    });
}

const uniqueBy = (options: readonly VariantOption[], id: "attributeId" | "valueId"): VariantOption[] =>
  options.filter((option, index) => index === options.findIndex((other) => other[id] === option[id]));

type Value = Pick<VariantOption, "attributeId" | "valueId">;

const hasValue = ({ options }: Variant, { attributeId, valueId }: Value): boolean =>
  options.some((option) => option.attributeId === attributeId && option.valueId === valueId);

function availabilityOf(variant: Variant | undefined): "available" | "soldOut" | "nonexistent" {
  if (variant === undefined) return "nonexistent";
  return variant.stock > 0 ? "available" : "soldOut";
}

/** Returns the variant with a newly selected value that keeps most other values; prefers variants in stock. */
export function selectByValue(
  variants: readonly Variant[],
  current: Variant | undefined,
  attributeId: number,
  valueId: number,
): Variant | undefined {
  const score = (variant: Variant): number =>
    2 * variant.options.filter((value) => current && hasValue(current, value)).length + (variant.stock > 0 ? 1 : 0);
  return variants
    .filter((variant) => hasValue(variant, { attributeId, valueId }))
    .toSorted((a, b) => score(b) - score(a))
    .at(0);
}

/** Attributes that differ from the previous variant, except the changed one. */
export const changedOptions = (before: Variant | undefined, next: Variant, attributeId: number): VariantOption[] =>
  next.options.filter((option) => option.attributeId !== attributeId && before && !hasValue(before, option));

export function findByValues(variants: readonly Variant[], valueIds: readonly number[]): Variant | undefined {
  return variants.find(({ options }) => options.every(({ valueId }) => valueIds.includes(valueId)));
}

export const isColor = ({ code }: { code: string }): boolean => code === "color";

export const colorOf = (variant: Pick<Variant, "options"> | undefined): VariantOption | undefined =>
  variant?.options.find(isColor);

/** "Waldgrün · 160 × 200 cm" */
export const formatOptions = (variant: Variant): string => variant.options.map(({ value }) => value).join(" · ");
