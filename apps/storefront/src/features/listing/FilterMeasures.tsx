import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { FilterRange } from "./FilterRange.tsx";
import { FilterSection } from "./FilterSection.tsx";
import { buildMeasureGroups } from "./filterGroups.ts";
import type { Listing } from "./useListing.ts";

/** Range filters for width, depth, height and other measures. */
export function FilterMeasures({ listing, id }: { listing: Listing; id: string }): ReactElement | null {
  const t = useTexts("listing");
  const measures = buildMeasureGroups(listing);
  if (measures.length === 0) return null;
  return (
    <FilterSection
      title={t("filters.measures")}
      open={false}
      selectedCount={Object.keys(listing.filter.measures).length}
    >
      {measures.map(({ id: featureId, name, title, unit, min, max }) => {
        const label = unit === undefined || unit === "" ? title : t("filters.in", { what: title, unit });
        return (
          <div className="lh-measure" key={name}>
            <p aria-hidden="true">{label}</p>
            <FilterRange
              id={id}
              name={name}
              title={label}
              value={listing.filter.measures[featureId]}
              min={min}
              max={max}
            />
          </div>
        );
      })}
    </FilterSection>
  );
}
