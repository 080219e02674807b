import { type ReactElement, type SyntheticEvent, useEffect, useEffectEvent, useRef } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { useApplyFilter } from "./FilterLink.tsx";
import { FilterSections } from "./FilterSections.tsx";
import { isSent } from "../../shared/early/heldSubmits.ts";
import { parseFilter, serializeFilter } from "./filterParams.ts";
import { toSortParam } from "./listingQuery.ts";
import type { Listing } from "./useListing.ts";

/** GET form that applies each choice at once. Uncontrolled: choices made before hydration are applied on mount. */
export function FilterPanel({ listing }: { listing: Listing }): ReactElement {
  const t = useTexts("listing");
  const applyFilter = useApplyFilter();
  const form = useRef<HTMLFormElement>(null);
  const { subject, filter, order } = listing;
  const current = JSON.stringify(serializeFilter(filter));
  const sort = toSortParam(subject, order);

  const typing = useRef(false);
  const apply = (): void => {
    if (form.current === null) return;
    typing.current = false;
    const formFilter = parseFilter(readFormParams(form.current));
    if (JSON.stringify(serializeFilter(formFilter)) !== current) applyFilter(formFilter);
  };
  const applyOnMount = useEffectEvent(apply);
  useEffect(() => {
    if (form.current !== null && !isSent(form.current)) applyOnMount();
  }, []);
  // Syncs the fields with changes made elsewhere: chips, browser history.
  const syncedFilter = useRef(current);
  useEffect(() => {
    if (syncedFilter.current === current || form.current === null) return;
    syncedFilter.current = current;
    resetFields(form.current, typing.current ? document.activeElement : null);
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
        if (isTextField(event)) typing.current = true;
        else apply();
      }}
      onBlur={(event) => isTextField(event) && apply()}
    >
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      {subject.kind === "search" && subject.category !== undefined && (
        <input type="hidden" name="category" value={subject.category} />
      )}
      <FilterSections listing={listing} />
      {/* Enter in a field submits only if the form has a submit button. */}
      <button hidden>{t("filters.apply")}</button>
      <noscript>
        <button {...buttonProps({ wide: true })}>{t("filters.apply")}</button>
      </noscript>
    </form>
  );
}

/** Checkboxes and radios apply at once, number fields on blur or Enter. */
const isTextField = ({ target }: SyntheticEvent): boolean =>
  target instanceof HTMLInputElement && target.type === "text";

function readFormParams(form: HTMLFormElement): Record<string, unknown> {
  const data = new FormData(form);
  return Object.fromEntries([...data.keys()].map((name) => [name, data.getAll(name)]));
}

/** Resets every field to its default value, except the text field being edited. */
function resetFields(form: HTMLFormElement, editedField: Element | null): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.type === "checkbox" || field.type === "radio") field.checked = field.defaultChecked;
    else if (field !== editedField) field.value = field.defaultValue;
  }
}
