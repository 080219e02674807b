import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FilterOptionField } from "./FilterOptionField.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { filterOfSubject } from "./listingSubject.ts";
import type { Listing } from "./useListing.ts";

/** In stock, fast, reduced. Omits flags that apply to every product of the list. */
export function FilterAvailability({ listing, id }: { listing: Listing; id: string }): ReactElement | null {
  const t = useTexts("listing");
  const { filter, baseFacets, currentFacets, subject } = listing;
  const own = filterOfSubject(subject);
  const narrows = (count: number): boolean => count > 0 && count < baseFacets.count;
  const flags = [
    {
      name: "stock",
      label: t("filters.stock"),
      selected: filter.inStock,
      count: currentFacets.inStock,
      open: narrows(baseFacets.inStock),
    },
    {
      name: "fast",
      label: t("filters.fast"),
      selected: filter.fast,
      count: currentFacets.fastDelivery,
      open: own.withinDays === undefined && narrows(baseFacets.fastDelivery),
    },
    {
      name: "sale",
      label: t("filters.sale"),
      selected: filter.reduced,
      count: currentFacets.onSale,
      open: own.reduced === undefined && narrows(baseFacets.onSale),
    },
  ].filter(({ open, selected, count }) => open && (selected || count > 0 || currentFacets.count === 0));
  if (flags.length === 0) return null;
  return (
    <FilterSection title={t("filters.availability")} open>
      {flags.map(({ name, label, selected, count }) => (
        <FilterOptionField
          key={name}
          id={id + name}
          name={name}
          value={1}
          label={label}
          count={count}
          selected={selected}
        />
      ))}
    </FilterSection>
  );
}
