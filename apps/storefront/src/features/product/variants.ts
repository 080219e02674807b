import type { AttributeChoice, SaleElement } from "@shop/core";

/** Value of an attribute, and whether it is available with the other selected values. */
export interface VariantValue {
  id: number;
  title: string;
  hex: string | undefined;
  state: "available" | "soldOut" | "missing";
}

/** Attribute with all its values: "Farbe: Waldgrün, Sand, …". */
export interface VariantGroup {
  attributeId: number;
  code: string;
  title: string;
  chosen: number | undefined;
  values: readonly VariantValue[];
}

/** Returns the variants with stock below the quantity step set to 0. */
export function buyable(elements: readonly SaleElement[], step: number): readonly SaleElement[] {
  const isRest = ({ stock }: SaleElement): boolean => stock !== 0 && stock < step;
  // Usually nothing changes, and the same reference avoids a re-render.
  return elements.some(isRest) ? elements.map((one) => (isRest(one) ? { ...one, stock: 0 } : one)) : elements;
}

/** Attributes of a product, colour first. Keeps unavailable values. */
export function variantGroups(elements: readonly SaleElement[], chosen: SaleElement | undefined): VariantGroup[] {
  const groups = new Map<number, { choice: AttributeChoice; values: Map<number, AttributeChoice> }>();
  for (const choice of elements.flatMap(({ choices }) => choices)) {
    const group = groups.get(choice.attributeId) ?? { choice, values: new Map<number, AttributeChoice>() };
    groups.set(choice.attributeId, group);
    if (!group.values.has(choice.valueId)) group.values.set(choice.valueId, choice);
  }
  return [...groups.values()]
    .map(({ choice: { attributeId, code, title }, values }) => ({
      attributeId,
      code,
      title,
      chosen: chosen === undefined ? undefined : valueOf(chosen, attributeId),
      values: [...values.values()].map(({ valueId, value, hex }) => ({
        id: valueId,
        title: value,
        hex,
        state: stateOf(elements, chosen, attributeId, valueId),
      })),
    }))
    .toSorted((a, b) => Number(isColor(b)) - Number(isColor(a)));
}

/**
 * Returns the variant for a newly selected value: keeps as many of the other values as possible, and prefers variants
 * in stock among equals.
 */
export function elementWith(
  elements: readonly SaleElement[],
  chosen: SaleElement | undefined,
  attributeId: number,
  valueId: number,
): SaleElement | undefined {
  const fits = (element: SaleElement): number => 2 * kept(element, chosen) + (element.stock > 0 ? 1 : 0);
  const [best] = elements
    .filter((element) => valueOf(element, attributeId) === valueId)
    .toSorted((a, b) => fits(b) - fits(a));
  return best;
}

/** Attributes that differ from the previous variant, except the changed one. */
export const movedChoices = (
  before: SaleElement | undefined,
  next: SaleElement,
  attributeId: number,
): readonly AttributeChoice[] =>
  next.choices.filter(
    (choice) =>
      choice.attributeId !== attributeId && before?.choices.every(({ valueId }) => valueId !== choice.valueId),
  );

/** Returns the variant with exactly these values. */
export function elementOf(elements: readonly SaleElement[], valueIds: readonly number[]): SaleElement | undefined {
  return elements.find(({ choices }) => choices.every(({ valueId }) => valueIds.includes(valueId)));
}

export const isColor = ({ code }: { code: string }): boolean => code === "color";

export const colorOf = (element: SaleElement | undefined): AttributeChoice | undefined =>
  element?.choices.find(isColor);

/** "Waldgrün · 160 × 200 cm" */
export const choicesText = (element: SaleElement): string => element.choices.map(({ value }) => value).join(" · ");

const valueOf = ({ choices }: SaleElement, attributeId: number): number | undefined =>
  choices.find((choice) => choice.attributeId === attributeId)?.valueId;

/** Number of values that both variants share. */
const kept = (element: SaleElement, chosen: SaleElement | undefined): number =>
  (chosen?.choices ?? []).filter(({ attributeId, valueId }) => valueOf(element, attributeId) === valueId).length;

function stateOf(
  elements: readonly SaleElement[],
  chosen: SaleElement | undefined,
  attributeId: number,
  valueId: number,
): VariantValue["state"] {
  const others = (chosen?.choices ?? []).filter((choice) => choice.attributeId !== attributeId);
  const match = elements.find(
    (element) =>
      valueOf(element, attributeId) === valueId &&
      others.every((other) => valueOf(element, other.attributeId) === other.valueId),
  );
  if (match === undefined) return "missing";
  return match.stock > 0 ? "available" : "soldOut";
}
