import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

interface FilterOptionFieldProps {
  id: string;
  name: string;
  value: number;
  label: ReactNode;
  /** Number of matching products; undefined if not counted. */
  count?: number | undefined;
  selected: boolean;
  type?: "checkbox" | "radio";
  children?: ReactNode;
}

export function FilterOptionField(props: FilterOptionFieldProps): ReactElement {
  const t = useTexts("listing");
  const { id, name, value, label, count, selected, type = "checkbox", children } = props;
  return (
    <label className="lh-option" htmlFor={id}>
      <input id={id} type={type} name={name} value={value} defaultChecked={selected} />
      {children}
      <span>{label}</span>
      {count !== undefined && (
        <span className="lh-filter-count">
          <span aria-hidden="true">({count})</span>
          <span className="sh-hidden">{t("count", { count })}</span>
        </span>
      )}
    </label>
  );
}
