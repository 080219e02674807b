import { type ReactElement, type SyntheticEvent, useEffect, useEffectEvent, useId, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { FilterAvailability } from "./FilterAvailability.tsx";
import { FilterGroupView } from "./FilterGroupView.tsx";
import { FilterMeasures } from "./FilterMeasures.tsx";
import { FilterPrice } from "./FilterPrice.tsx";
import { FilterRating } from "./FilterRating.tsx";
import { valueGroups } from "./filterGroups.ts";
import { readFilter, writeFilter } from "./filterSearch.ts";
import { formSearch, showDefaults } from "./filterForm.ts";
import { sortParam } from "./listingQuery.ts";
import { useFilter } from "./useFilter.ts";
import type { Listing } from "./useListing.ts";

/**
 * GET form with all filters. Hydrated, it applies each choice at once. Its fields are uncontrolled: choices made before
 * hydration are kept, and applied on mount.
 */
export function FilterPanel({ listing }: { listing: Listing }): ReactElement {
  const t = useTexts("listing");
  const narrow = useFilter();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { subject, filter, order } = listing;
  const current = JSON.stringify(writeFilter(filter));
  const sort = sortParam(subject, order);

  const typing = useRef(false);
  const apply = (): void => {
    if (form.current === null) return;
    typing.current = false;
    const chosen = readFilter(formSearch(form.current));
    if (JSON.stringify(writeFilter(chosen)) !== current) narrow(chosen);
  };
  const applyEarly = useEffectEvent(apply);
  useEffect(() => applyEarly(), []);
  // Syncs the fields with changes made elsewhere: chips, browser history.
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current || form.current === null) return;
    shown.current = current;
    showDefaults(form.current, typing.current ? document.activeElement : null);
  }, [current]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling field events
    <form
      className="lh-filters-form"
      method="get"
      // Leaves the CSS-only sheet (`:target`) for the list.
      action="#products"
      autoComplete="off"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onChange={(event) => {
        if (isTyped(event)) typing.current = true;
        else apply();
      }}
      onBlur={(event) => isTyped(event) && apply()}
    >
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      <FilterAvailability listing={listing} id={id} />
      <FilterPrice listing={listing} id={id} />
      {valueGroups(listing, subject, t("filters.brand")).map((group, index) => (
        <FilterGroupView key={group.name} group={group} id={id} open={index < OPEN_GROUPS} />
      ))}
      <FilterMeasures listing={listing} id={id} />
      <FilterRating listing={listing} id={id} />
      {/* Enter in a field submits only if the form has a submit button. */}
      <button hidden>{t("filters.apply")}</button>
      <noscript>
        <button {...buttonLook({ wide: true })}>{t("filters.apply")}</button>
      </noscript>
    </form>
  );
}

/** Groups open initially, usually colour and size. */
const OPEN_GROUPS = 2;

/** Checkboxes and radios apply at once, number fields on blur or Enter. */
const isTyped = ({ target }: SyntheticEvent): boolean => target instanceof HTMLInputElement && target.type === "text";
