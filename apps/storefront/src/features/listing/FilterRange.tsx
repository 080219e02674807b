import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import type { Range } from "./filterParams.ts";

interface FilterRangeProps {
  id: string;
  name: string;
  /** "Breite in cm" */
  title: string;
  value: Range | undefined;
  /** Bounds of the list, displayed as placeholders. */
  min: number | undefined;
  max: number | undefined;
}

/** Range in whole numbers. */
export function FilterRange({ id, name, title, value, min, max }: FilterRangeProps): ReactElement {
  const t = useTexts("listing");
  const field = (end: "min" | "max", label: string, hint: number | undefined): ReactElement => (
    <input
      className="lh-input"
      id={`${id}${name}-${end}`}
      name={name}
      type="text"
      inputMode="numeric"
      maxLength={10}
      autoComplete="off"
      enterKeyHint="done"
      aria-label={`${title} ${label}`}
      placeholder={hint === undefined ? "" : String(hint)}
      defaultValue={value?.[end] ?? ""}
    />
  );
  return (
    <div className="lh-range">
      {field("min", t("filters.least"), min)}
      <span aria-hidden="true">–</span>
      {field("max", t("filters.most"), max)}
    </div>
  );
}
