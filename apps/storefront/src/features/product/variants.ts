import type { AttributeChoice, SaleElement } from "@shop/core";

/** One value of an attribute, and whether it can be had together with what else is chosen. */
export interface VariantValue {
  id: number;
  title: string;
  hex: string | undefined;
  state: "available" | "soldOut" | "missing";
}

/** One attribute with all its values: "Farbe: Waldgrün, Sand, …". */
export interface VariantGroup {
  attributeId: number;
  code: string;
  title: string;
  chosen: number | undefined;
  values: readonly VariantValue[];
}

/** Sale elements as they can be bought: what is left of less than the smallest number sold is none. */
export function buyable(elements: readonly SaleElement[], step: number): readonly SaleElement[] {
  const isRest = ({ stock }: SaleElement): boolean => stock !== 0 && stock < step;
  // Mostly there is none, and the same list is nothing new to draw.
  return elements.some(isRest) ? elements.map((one) => (isRest(one) ? { ...one, stock: 0 } : one)) : elements;
}

/** The attributes a product can be chosen by, the colour first. A value that cannot be had stays among them. */
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
 * What is meant when a value is chosen: the sale element that has it and everything else as it was. Where there is none,
 * the one that keeps most of it, in stock rather than sold out.
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

/** What another sale element has otherwise, apart from what was chosen. */
export const movedChoices = (
  before: SaleElement | undefined,
  next: SaleElement,
  attributeId: number,
): readonly AttributeChoice[] =>
  next.choices.filter(
    (choice) =>
      choice.attributeId !== attributeId && before?.choices.every(({ valueId }) => valueId !== choice.valueId),
  );

/** The sale element that has exactly these values. */
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

/** how many choices of the one the other has too */
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
