import { ChoiceButtons, Swatches } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import type { Variant } from "./useVariant.ts";
import { isColor, variantGroups, type VariantGroup } from "./variants.ts";

const PREFIX = "choice-";

/** Value ids selected in the form around these choices. */
export const valuesIn = (form: FormData): number[] =>
  [...form].flatMap(([name, value]) => (name.startsWith(PREFIX) ? [Number(value)] : []));

/** Colours as swatches, other attributes as buttons. Unavailable values stay visible, with the reason. */
export function VariantChoices({ variant }: { variant: Variant }): ReactElement | null {
  const t = useTexts("product");
  const [note, setNote] = useState("");
  const { elements, chosen, choose } = variant;
  const groups = variantGroups(elements, chosen);
  if (groups.length === 0) return null;

  function why(group: VariantGroup, state: VariantGroup["values"][number]["state"]): { unavailable?: string } {
    if (state === "available") return {};
    if (state === "soldOut") return { unavailable: t("unavailable.soldOut") };
    const others = (chosen?.choices ?? []).filter(({ attributeId }) => attributeId !== group.attributeId);
    return { unavailable: t("unavailable.missing", { choice: others.map(({ value }) => value).join(", ") }) };
  }

  function onChange(attributeId: number, valueId: number): void {
    const moved = choose(attributeId, valueId);
    setNote(moved.map(({ title, value }) => t("switched", { title, value })).join(" "));
  }

  return (
    <>
      {groups.map((group) => {
        const shared = {
          title: group.title,
          name: `${PREFIX}${group.attributeId}`,
          value: group.chosen,
          onChange: (valueId: number) => onChange(group.attributeId, valueId),
        };
        const choices = group.values.map(({ id, title, hex, state }) => ({ id, title, hex, ...why(group, state) }));
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
