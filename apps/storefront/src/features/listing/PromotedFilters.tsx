import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { narrows, offeredFlags } from "./filterGroups.ts";
import { selectedValues, toggleValue } from "./filterParams.ts";
import { FilterLink } from "./FilterLink.tsx";
import type { Listing } from "./useListing.ts";

const MAX_MATERIALS = 2;

/** Most used filters, repeated above the list: fast, reduced and the most common materials. */
export function PromotedFilters({ listing }: { listing: Listing }): ReactElement | null {
  const t = useTexts("listing");
  const { filter, baseFacets } = listing;
  const { id: featureId, values = [] } = baseFacets.features.find(({ code }) => code === "material") ?? {};
  const materials = values.filter(({ count }) => narrows(count, baseFacets)).slice(0, MAX_MATERIALS);
  const promoted = [
    ...offeredFlags(listing)
      .filter(({ name }) => name !== "stock")
      .map(({ name }) => ({ name, value: 1, title: t(`filters.${name}`) })),
    ...materials.map(({ id, title }) => ({ name: `f${featureId}`, value: id, title })),
  ];
  if (promoted.length < 2) return null;
  return (
    <div className="lh-promoted" role="group" aria-label={t("filters.promoted")}>
      {promoted.map(({ name, value, title }) => {
        const selected = selectedValues(filter, name).includes(value);
        return (
          <FilterLink
            className="lh-chip"
            key={`${name}-${value}`}
            filter={toggleValue(filter, name, value)}
            aria-current={selected ? "true" : undefined}
          >
            {selected && <Icon name="check" />}
            {title}
          </FilterLink>
        );
      })}
    </div>
  );
}
