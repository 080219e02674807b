import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { narrows, offeredFlags } from "./filterGroups.ts";
import { FilterLink } from "./FilterLink.tsx";
import type { Listing } from "./useListing.ts";

const MAX_MATERIALS = 2;

/** Most used filters, repeated above the list: fast, reduced and the most common materials. */
export function PromotedFilters({ listing }: { listing: Listing }): ReactElement | null {
  const t = useTexts("listing");
  const { filter, baseFacets } = listing;
  const flags = offeredFlags(listing).filter(({ name }) => name !== "stock");
  const { id: featureId = 0, values = [] } = baseFacets.features.find(({ code }) => code === "material") ?? {};
  const materials = values.filter(({ count }) => narrows(count, baseFacets)).slice(0, MAX_MATERIALS);
  const selectedIds = filter.features[featureId] ?? [];
  const promoted = [
    ...flags.map(({ name, property, selected }) => ({
      key: name,
      title: t(`filters.${name}`),
      selected,
      toggled: { ...filter, [property]: !selected },
    })),
    ...materials.map(({ id, title }) => {
      const selected = selectedIds.includes(id);
      const ids = selected ? selectedIds.filter((other) => other !== id) : [...selectedIds, id];
      const toggled = { ...filter, features: { ...filter.features, [featureId]: ids } };
      return { key: `f${featureId}-${id}`, title, selected, toggled };
    }),
  ];
  if (promoted.length < 2) return null;
  return (
    <div className="lh-promoted" role="group" aria-label={t("filters.promoted")}>
      {promoted.map(({ key, title, selected, toggled }) => (
        <FilterLink className="lh-chip" key={key} filter={toggled} aria-current={selected ? "true" : undefined}>
          {selected && <Icon name="check" />}
          {title}
        </FilterLink>
      ))}
    </div>
  );
}
