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
 * Everything a list can be narrowed by: a form whose answer is the same page, narrowed. Alive it applies each choice at
 * once. Its fields are not controlled: what was chosen before the page came alive is kept, and applied when it does.
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
  // What was chosen elsewhere, by a chip or by going back, shows here too.
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current || form.current === null) return;
    shown.current = current;
    showDefaults(form.current, typing.current ? document.activeElement : null);
  }, [current]);

  return (
    // It listens to what its fields say.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form
      className="lh-filters-form"
      method="get"
      // From the page's own sheet back to the list.
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
      {/* Without one, Enter in a field sends nothing. */}
      <button hidden>{t("filters.apply")}</button>
      <noscript>
        <button {...buttonLook({ wide: true })}>{t("filters.apply")}</button>
      </noscript>
    </form>
  );
}

/** Groups that are open at first: mostly colour and size. */
const OPEN_GROUPS = 2;

/** A box speaks for itself; a number is not finished until its field is left, or Enter is pressed. */
const isTyped = ({ target }: SyntheticEvent): boolean => target instanceof HTMLInputElement && target.type === "text";
