import { SwatchDot } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FilterOptionField } from "./FilterOptionField.tsx";
import { FilterSection } from "./FilterSection.tsx";
import type { FilterGroup, FilterOption } from "./filterGroups.ts";

/** Options visible without expanding. */
const VISIBLE_OPTIONS = 6;

interface FilterGroupViewProps {
  group: FilterGroup;
  id: string;
  open: boolean;
}

/** Options of one facet: the first six are visible, the rest collapsed. */
export function FilterGroupView({ group, id, open }: FilterGroupViewProps): ReactElement {
  const t = useTexts("listing");
  const { name, code, title, options } = group;
  const rest = options.slice(VISIBLE_OPTIONS);
  const field = (option: FilterOption): ReactElement => (
    <FilterOptionField
      key={option.id}
      id={`${id}${name}-${option.id}`}
      name={name}
      value={option.id}
      label={option.title}
      count={option.count}
      selected={option.selected}
    >
      {code === "color" && <SwatchDot hex={option.hex} />}
    </FilterOptionField>
  );
  return (
    <FilterSection title={title} open={open} selectedCount={options.filter(({ selected }) => selected).length}>
      {options.slice(0, VISIBLE_OPTIONS).map(field)}
      {rest.length > 0 && (
        <details className="lh-filter-more" open={rest.some(({ selected }) => selected) || undefined}>
          <summary>
            <span className="lh-filter-more-open">{t("filters.more", { count: rest.length })}</span>
            <span className="lh-filter-more-close">{t("filters.less")}</span>
          </summary>
          {rest.map(field)}
        </details>
      )}
    </FilterSection>
  );
}
