import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { getPromotedFilters } from "./getPromotedFilters.ts";
import { searchWithFilter } from "./useApplyFilter.ts";
import type { Listing } from "./useListing.ts";

/** Most used filters, repeated above the list. */
export function PromotedFilters({ listing }: { listing: Listing }): ReactElement | null {
  const t = useTexts("listing");
  const promoted = getPromotedFilters(listing);
  if (promoted.length < 2) return null;
  return (
    <div className="lh-promoted" role="group" aria-label={t("filters.promoted")}>
      {promoted.map(({ key, labelKey, title, selected, next }) => (
        <Link
          className="lh-chip"
          key={key}
          to="."
          search={searchWithFilter(next)}
          resetScroll={false}
          aria-current={selected ? "true" : undefined}
        >
          {selected && <Icon name="check" />}
          {labelKey === undefined ? title : t(labelKey)}
        </Link>
      ))}
    </div>
  );
}
