import { Dialog } from "@shop/react";
import { useNavigate } from "@tanstack/react-router";
import { type MouseEvent, type ReactElement, useState } from "react";
import { SORT_ORDERS } from "./pageSearch.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonProps } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SortSelect } from "../../ui/SortSelect.tsx";
import { FilterPanel } from "./FilterPanel.tsx";
import { serializeFilter } from "./filterParams.ts";
import { toSortParam } from "./listingQuery.ts";
import type { Listing } from "./useListing.ts";

/** The panel beside the list; on narrow screens a CSS-only sheet before hydration. */
export const PANEL_ID = "filters";

/** Narrow screens: before hydration a link to the panel, which then covers the page; afterwards it opens a dialog. */
export function FilterSheet({ listing, selectedCount }: { listing: Listing; selectedCount: number }): ReactElement {
  const t = useTexts("listing");
  const [open, setOpen] = useState(false);
  const openDialog = (event: MouseEvent): void => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a {...buttonProps({ variant: "outline" })} href={`#${PANEL_ID}`} aria-haspopup="dialog" onClick={openDialog}>
        <Icon name="sliders-horizontal" />
        {selectedCount === 0 ? t("filters.title") : t("filters.titleChosen", { chosen: selectedCount })}
      </a>
      {open && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          className="lh-filters-sheet"
          placement="end"
          title={t("filters.title")}
          closeLabel={t("filters.close")}
          footer={
            <>
              {/* Repeats the count, because a modal dialog makes the page's live region inert. */}
              <p className="sh-hidden" role="status">
                {t("count", { count: listing.currentFacets.count })}
              </p>
              <Button size="large" wide onClick={(event) => event.currentTarget.closest("dialog")?.close()}>
                {t("filters.show", { count: listing.currentFacets.count })}
              </Button>
            </>
          }
        >
          <FilterPanel listing={listing} />
        </Dialog>
      )}
    </>
  );
}

export function SortForm({ listing }: { listing: Listing }): ReactElement {
  const t = useTexts("listing");
  const navigate = useNavigate();
  const { subject, order, filter } = listing;
  const category = subject.kind === "search" ? subject.category : undefined;
  const orders = subject.kind === "search" ? (["given_id", ...SORT_ORDERS] as const) : SORT_ORDERS;
  return (
    <SortSelect
      name="sort"
      label={t("sort.label")}
      submitLabel={t("sort.apply")}
      selected={order}
      options={orders.map((known) => ({ value: known, label: t(`sort.${known}`) }))}
      otherParams={{ ...serializeFilter(filter), ...(category !== undefined && { category }) }}
      onChange={(value) =>
        void navigate({
          to: ".",
          search: (search) => ({ ...search, page: undefined, sort: toSortParam(subject, value) }),
          resetScroll: false,
          replace: true,
        })
      }
    />
  );
}
