import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FilterOptionField } from "./FilterOptionField.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { productsOf } from "./listingSubject.ts";
import type { Listing } from "./useListing.ts";

/** In stock, fast, reduced. Omits flags that apply to every product of the list. */
export function FilterAvailability({ listing, id }: { listing: Listing; id: string }): ReactElement | null {
  const t = useTexts("listing");
  const { filter, offered, found, subject } = listing;
  const own = productsOf(subject);
  const narrows = (count: number): boolean => count > 0 && count < offered.count;
  const flags = [
    {
      name: "stock",
      label: t("filters.stock"),
      chosen: filter.inStock,
      count: found.inStock,
      open: narrows(offered.inStock),
    },
    {
      name: "fast",
      label: t("filters.fast"),
      chosen: filter.fast,
      count: found.fast,
      open: own.withinDays === undefined && narrows(offered.fast),
    },
    {
      name: "sale",
      label: t("filters.sale"),
      chosen: filter.reduced,
      count: found.reduced,
      open: own.reduced === undefined && narrows(offered.reduced),
    },
  ].filter(({ open, chosen, count }) => open && (chosen || count > 0 || found.count === 0));
  if (flags.length === 0) return null;
  return (
    <FilterSection title={t("filters.availability")} open>
      {flags.map(({ name, label, chosen, count }) => (
        <FilterOptionField
          key={name}
          id={id + name}
          name={name}
          value={1}
          label={label}
          count={count}
          chosen={chosen}
        />
      ))}
    </FilterSection>
  );
}
