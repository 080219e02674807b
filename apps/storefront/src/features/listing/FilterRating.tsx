import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FilterOptionField } from "./FilterOptionField.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { buildRatingOptions } from "./filterGroups.ts";
import type { Listing } from "./useListing.ts";

export function FilterRating({ listing, id }: { listing: Listing; id: string }): ReactElement | null {
  const t = useTexts("listing");
  const { minRating } = listing.filter;
  const options = buildRatingOptions(listing);
  if (options.length === 0) return null;
  return (
    <FilterSection title={t("filters.rating")} open={minRating !== undefined}>
      {[{ stars: 0, count: undefined }, ...options].map(({ stars, count }) => (
        <FilterOptionField
          key={stars}
          id={`${id}rating-${stars}`}
          type="radio"
          name="rating"
          value={stars}
          label={stars === 0 ? t("filters.anyRating") : t("filters.stars", { stars })}
          count={count}
          selected={stars === (minRating ?? 0)}
        />
      ))}
    </FilterSection>
  );
}
