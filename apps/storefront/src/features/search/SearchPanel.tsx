import { cleanSearchText, emptySearch, SEARCH_SCROLL_PX, searchLength, type SearchStore } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop, useStore } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { type MouseEvent, type ReactElement, type UIEvent, useEffect, useRef } from "react";
import { isPageAlive } from "../../app/isAlive.ts";
import { useCardLabels } from "../../app/useCardLabels.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { SearchOptions } from "./SearchOptions.tsx";
import { searchStatus } from "./searchStatus.ts";
import { useCombobox } from "./useCombobox.ts";

export interface SearchPanelProps {
  form: HTMLFormElement;
  box: SearchStore;
}

const LIST_ID = "search-options";
const EMPTY = emptySearch();

/** Suggestions while typing: products, categories and content pages, or the reason for none. */
export function SearchPanel({ form, box }: SearchPanelProps): ReactElement {
  const t = useTexts("search");
  const core = useTexts("core");
  const state = useStore(box, EMPTY);
  const found = state.open && state.found !== undefined && state.found.products.length > 0 ? state.found : undefined;
  const active = useCombobox(form, {
    listId: LIST_ID,
    expanded: found !== undefined,
    onOpen: box.open,
    onClose: box.close,
  });
  useSearchForm(form, box);
  const { vatHint } = useCardLabels();
  const status = searchStatus(state, { t, core });
  return (
    <div className="lh-suggest" data-open={state.open && (found !== undefined || status.visible) ? "" : undefined}>
      <p className={status.visible ? "lh-suggest-note" : "sh-hidden"} role="status" data-tone={status.tone}>
        {status.text}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks of its links, by keyboard too */}
      <div
        className="lh-suggest-scroll"
        onScroll={(event) => isNearEnd(event) && box.more()}
        onClickCapture={(event) => {
          if (!isLink(event)) return;
          box.close();
          if (!isPageAlive()) event.stopPropagation();
        }}
      >
        <div
          className="lh-suggest-list"
          id={LIST_ID}
          role="listbox"
          aria-label={t("suggestions")}
          aria-busy={state.status === "loading" || state.status === "loadingMore"}
          hidden={found === undefined}
        >
          {found !== undefined && <SearchOptions found={found} active={active} />}
        </div>
        {found !== undefined && <p className="lh-suggest-note">{vatHint}</p>}
      </div>
    </div>
  );
}

const isLink = ({ target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest("a") !== null;

const isNearEnd = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>): boolean =>
  scrollHeight - scrollTop - clientHeight <= SEARCH_SCROLL_PX;

/** Connects the form to the suggestions, and navigates client-side on submit. */
function useSearchForm(form: HTMLFormElement, box: SearchStore): void {
  const navigate = useNavigate();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const { value } = useParams({ strict: false });
  const { searchMinLength } = config;

  useEffect(() => {
    const field = form.querySelector("input");
    if (field === null) return;
    const leaving = new AbortController();
    const type = (): void => box.type(field.value);
    const submit = (event: SubmitEvent): void => {
      const text = cleanSearchText(field.value);
      if (searchLength(text) < searchMinLength) {
        event.preventDefault();
        box.type(text);
        box.open();
        return;
      }
      box.close();
      if (!isPageAlive()) return;
      event.preventDefault();
      void navigate({ to: "/search/$value", params: { value: text } });
    };
    field.addEventListener("input", type, { signal: leaving.signal });
    form.addEventListener("submit", submit, { signal: leaving.signal });
    // Text typed before this hook mounted.
    if (field.value !== field.defaultValue) type();
    return () => leaving.abort();
  }, [form, box, navigate, searchMinLength]);

  // A link may open the results of another text. Text being typed stays.
  const shown = useRef(value);
  useEffect(() => {
    const field = form.querySelector("input");
    if (field === null || value === undefined || value === shown.current) return;
    shown.current = value;
    field.value = value;
  }, [form, value]);
}
