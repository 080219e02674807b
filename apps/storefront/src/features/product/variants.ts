import type { VariantOption, Variant } from "@shop/core";

/** Value of an attribute, and whether it is available with the other selected values. */
export interface AttributeOption {
  id: number;
  title: string;
  hex: string | undefined;
  availability: "available" | "soldOut" | "nonexistent";
}

/** Attribute with all its values: "Farbe: Waldgrün, Sand, …". */
export interface AttributeGroup {
  attributeId: number;
  code: string;
  title: string;
  selectedId: number | undefined;
  values: readonly AttributeOption[];
}

/** Returns the variants with stock below the quantity step set to 0. */
export function toSellable(variants: readonly Variant[], step: number): readonly Variant[] {
  const isBelowStep = ({ stock }: Variant): boolean => stock !== 0 && stock < step;
  // Usually nothing changes, and the same reference avoids a re-render.
  return variants.some(isBelowStep)
    ? variants.map((variant) => (isBelowStep(variant) ? { ...variant, stock: 0 } : variant))
    : variants;
}

/** Attributes of a product, colour first. Keeps unavailable values. */
export function groupAttributes(variants: readonly Variant[], selected: Variant | undefined): AttributeGroup[] {
  const groups = new Map<number, { first: VariantOption; values: Map<number, VariantOption> }>();
  for (const option of variants.flatMap(({ options }) => options)) {
    const group = groups.get(option.attributeId) ?? { first: option, values: new Map<number, VariantOption>() };
    groups.set(option.attributeId, group);
    if (!group.values.has(option.valueId)) group.values.set(option.valueId, option);
  }
  return [...groups.values()]
    .map(({ first: { attributeId, code, title }, values }) => ({
      attributeId,
      code,
      title,
      selectedId: selected === undefined ? undefined : valueIdOf(selected, attributeId),
      values: [...values.values()].map(({ valueId, value, hex }) => ({
        id: valueId,
        title: value,
        hex,
        availability: availabilityOf(variants, selected, attributeId, valueId),
      })),
    }))
    .toSorted((a, b) => Number(isColor(b)) - Number(isColor(a)));
}

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
  const [best] = variants
    .filter((variant) => valueIdOf(variant, attributeId) === valueId)
    .toSorted((a, b) => score(b) - score(a));
  return best;
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

/** Returns the variant with exactly these values. */
export function findByValues(variants: readonly Variant[], valueIds: readonly number[]): Variant | undefined {
  return variants.find(({ options }) => options.every(({ valueId }) => valueIds.includes(valueId)));
}

export const isColor = ({ code }: { code: string }): boolean => code === "color";

export const colorOf = (variant: Variant | undefined): VariantOption | undefined => variant?.options.find(isColor);

/** "Waldgrün · 160 × 200 cm" */
export const formatOptions = (variant: Variant): string => variant.options.map(({ value }) => value).join(" · ");

const valueIdOf = ({ options }: Variant, attributeId: number): number | undefined =>
  options.find((option) => option.attributeId === attributeId)?.valueId;

/** Number of values that both variants share. */
const countSharedValues = (variant: Variant, other: Variant | undefined): number =>
  (other?.options ?? []).filter(({ attributeId, valueId }) => valueIdOf(variant, attributeId) === valueId).length;

function availabilityOf(
  variants: readonly Variant[],
  current: Variant | undefined,
  attributeId: number,
  valueId: number,
): AttributeOption["availability"] {
  const others = (current?.options ?? []).filter((option) => option.attributeId !== attributeId);
  const match = variants.find(
    (variant) =>
      valueIdOf(variant, attributeId) === valueId &&
      others.every((other) => valueIdOf(variant, other.attributeId) === other.valueId),
  );
  if (match === undefined) return "nonexistent";
  return match.stock > 0 ? "available" : "soldOut";
}
