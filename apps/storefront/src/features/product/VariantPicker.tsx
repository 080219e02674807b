import { ChoiceButtons, Swatches } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import type { VariantSelection } from "./useVariantSelection.ts";
import { isColor, groupAttributes, type AttributeGroup, type AttributeOption } from "./variants.ts";

const PREFIX = "choice-";

/** Value ids selected in the form around these choices. */
export const readSelectedValueIds = (form: FormData): number[] =>
  [...form].flatMap(([name, value]) => (name.startsWith(PREFIX) ? [Number(value)] : []));

/** Colours as swatches, other attributes as buttons. Unavailable values stay visible, with the reason. */
export function VariantPicker({ selection }: { selection: VariantSelection }): ReactElement | null {
  const t = useTexts("product");
  const [note, setNote] = useState("");
  const { variants, selected, select } = selection;
  const groups = groupAttributes(variants, selected);
  if (groups.length === 0) return null;

  function unavailableReason(
    group: AttributeGroup,
    availability: AttributeOption["availability"],
  ): { unavailable?: string } {
    if (availability === "available") return {};
    if (availability === "soldOut") return { unavailable: t("unavailable.soldOut") };
    const others = (selected?.options ?? []).filter(({ attributeId }) => attributeId !== group.attributeId);
    return { unavailable: t("unavailable.missing", { choice: others.map(({ value }) => value).join(", ") }) };
  }

  function onChange(attributeId: number, valueId: number): void {
    const changed = select(attributeId, valueId);
    setNote(changed.map(({ title, value }) => t("switched", { title, value })).join(" "));
  }

  return (
    <>
      {groups.map((group) => {
        const shared = {
          title: group.title,
          name: `${PREFIX}${group.attributeId}`,
          value: group.selectedId,
          onChange: (valueId: number) => onChange(group.attributeId, valueId),
        };
        const choices = group.values.map(({ id, title, hex, availability }) => ({
          id,
          title,
          hex,
          ...unavailableReason(group, availability),
        }));
        return isColor(group) ? (
          <Swatches key={group.attributeId} {...shared} choices={choices} />
        ) : (
          <ChoiceButtons key={group.attributeId} {...shared} choices={choices} />
        );
      })}
      <p className="lh-choice-note" role="status">
        {note}
      </p>
    </>
  );
}
