import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { promotedFilters } from "./promoted.ts";
import { filteredSearch } from "./useFilter.ts";
import type { Listing } from "./useListing.ts";

/** Most used filters, repeated above the list. */
export function PromotedFilters({ listing }: { listing: Listing }): ReactElement | null {
  const t = useTexts("listing");
  const promoted = promotedFilters(listing);
  if (promoted.length < 2) return null;
  return (
    <div className="lh-promoted" role="group" aria-label={t("filters.promoted")}>
      {promoted.map(({ key, word, title, chosen, next }) => (
        <Link
          className="lh-chip"
          key={key}
          to="."
          search={filteredSearch(next)}
          resetScroll={false}
          aria-current={chosen ? "true" : undefined}
        >
          {chosen && <Icon name="check" />}
          {word === undefined ? title : t(word)}
        </Link>
      ))}
    </div>
  );
}
