import type { Product, Variant, VariantOption } from "@shop/core";
import { variantsQuery } from "@shop/core/query";
import { ChoiceButtons, Swatches, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter, useSearch } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { changedOptions, groupAttributes, isColor, selectByValue, toSellable } from "./variants.ts";

export type VariantSelection = ReturnType<typeof useVariantSelection>;

/** Selected variant, undefined if the product has none. The URL holds it, so it can be shared and survives a reload. */
export function useVariantSelection({ id: productId, step }: Product) {
  "use memo";
  const router = useRouter();
  const { pse } = useSearch({ strict: false });
  const { data } = useSuspenseQuery(variantsQuery(useShop(), productId));
  const variants = toSellable(data, step);
  const findVariant = (id: unknown): Variant | undefined =>
    variants.find((variant) => variant.id === id) ?? variants.find(({ isDefault }) => isDefault) ?? variants[0];
  return {
    variants,
    selected: findVariant(pse),
    /** @returns the other attributes that changed, because the combination does not exist. */
    select(attributeId: number, valueId: number): readonly VariantOption[] {
      // Reads the latest location instead of the rendered one: two choices may precede a render.
      const before = findVariant(router.latestLocation.search.pse);
      const next = selectByValue(variants, before, attributeId, valueId);
      if (next === undefined || next === before) return [];
      void router.navigate({
        to: ".",
        search: (search) => ({ ...search, pse: next.id }),
        replace: true,
        resetScroll: false,
      });
      return changedOptions(before, next, attributeId);
    },
  };
}

const PREFIX = "choice-";

export const readSelectedValueIds = (form: FormData): number[] =>
  [...form].flatMap(([name, value]) => (name.startsWith(PREFIX) ? [Number(value)] : []));

/** Colours as swatches, other attributes as buttons. Unavailable values stay visible, with the reason. */
export function VariantPicker(props: { product: Product; selection: VariantSelection }): ReactElement | null {
  const t = useTexts("product");
  const [note, setNote] = useState("");
  const { variants, selected, select } = props.selection;
  const groups = groupAttributes(props.product, variants, selected);
  if (groups.length === 0) return null;

  function onChange(attributeId: number, valueId: number): void {
    const changed = select(attributeId, valueId);
    setNote(changed.map(({ title, value }) => t("switched", { title, value })).join(" "));
  }

  return (
    <>
      {groups.map((group) => {
        const reasons = {
          available: undefined,
          soldOut: t("unavailable.soldOut"),
          nonexistent: t("unavailable.missing", { choice: group.others.map(({ value }) => value).join(", ") }),
        };
        const Choices = isColor(group) ? Swatches : ChoiceButtons;
        return (
          <Choices
            key={group.attributeId}
            title={group.title}
            name={`${PREFIX}${group.attributeId}`}
            value={group.selectedId}
            onChange={(valueId) => onChange(group.attributeId, valueId)}
            choices={group.values.map(({ availability, ...value }) => ({
              ...value,
              unavailable: reasons[availability],
            }))}
          />
        );
      })}
      <p className="lh-choice-note" role="status">
        {note}
      </p>
    </>
  );
}
