import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FilterOptionField } from "./FilterOptionField.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { STARS } from "./filterSearch.ts";

/** How good others find it, at least. */
export function FilterRating({ minRating, id }: { minRating: number | undefined; id: string }): ReactElement {
  const t = useTexts("listing");
  return (
    <FilterSection title={t("filters.rating")} open={minRating !== undefined}>
      {[0, ...STARS].map((stars) => (
        <FilterOptionField
          key={stars}
          id={`${id}rating-${stars}`}
          type="radio"
          name="rating"
          value={stars}
          label={stars === 0 ? t("filters.anyRating") : t("filters.stars", { stars })}
          chosen={stars === (minRating ?? 0)}
        />
      ))}
    </FilterSection>
  );
}
