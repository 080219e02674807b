import {
  cleanSearchText,
  countLabel,
  emptySearch,
  SEARCH_SCROLL_THRESHOLD_PX,
  searchLength,
  type SearchState,
  type SearchStore,
} from "@shop/core";
import { useStore } from "@shop/react";
import { useNavigate, useParams } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { type MouseEvent, type ReactElement, type UIEvent, useEffect, useRef } from "react";
import { isPageHydrated } from "../../shared/hydration.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { useCardLabels } from "../../shared/productCard/useCardLabels.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { SearchOptions } from "./SearchOptions.tsx";
import { useCombobox } from "./useCombobox.ts";

const LIST_ID = "search-options";
const EMPTY = emptySearch();

/** Suggestions while typing: products, categories and content pages, or the reason for none. */
export function SearchPanel({ form, store }: { form: HTMLFormElement; store: SearchStore }): ReactElement {
  const t = useTexts("search");
  const core = useTexts("core");
  const state = useStore(store, EMPTY);
  const found = state.isOpen && state.result?.products.length ? state.result : undefined;
  const active = useCombobox(form, {
    listId: LIST_ID,
    expanded: found !== undefined,
    onOpen: store.open,
    onClose: store.close,
  });
  useSearchForm(form, store);
  const { vatHint } = useCardLabels();
  const status = searchStatus(state, t, core);
  return (
    <div className="lh-suggest" data-open={state.isOpen && (found !== undefined || status.visible) ? "" : undefined}>
      <p className={status.visible ? "lh-suggest-note" : "sh-hidden"} role="status" data-tone={status.tone}>
        {status.text}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks of its links, by keyboard too */}
      <div
        className="lh-suggest-scroll"
        onScroll={(event) => isNearEnd(event) && store.loadMore()}
        onClickCapture={(event) => {
          if (!isLink(event)) return;
          store.close();
          if (!isPageHydrated()) event.stopPropagation();
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
          {found !== undefined && <SearchOptions result={found} active={active} />}
        </div>
        {found !== undefined && <p className="lh-suggest-note">{vatHint}</p>}
      </div>
    </div>
  );
}

const isLink = ({ target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest("a") !== null;

const isNearEnd = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent<HTMLElement>): boolean =>
  scrollHeight - scrollTop - clientHeight <= SEARCH_SCROLL_THRESHOLD_PX;

/** Connects the form to the suggestions, and navigates client-side on submit. */
function useSearchForm(form: HTMLFormElement, store: SearchStore): void {
  const navigate = useNavigate();
  const { searchMinLength } = useLocaleConfig();
  const { value } = useParams({ strict: false });

  useEffect(() => {
    const field = form.querySelector("input");
    if (field === null) return;
    const abort = new AbortController();
    const type = (): void => store.setText(field.value);
    const submit = (event: SubmitEvent): void => {
      const text = cleanSearchText(field.value);
      if (searchLength(text) < searchMinLength) {
        event.preventDefault();
        store.setText(text);
        store.open();
        return;
      }
      store.close();
      if (!isPageHydrated()) return;
      event.preventDefault();
      void navigate({ to: "/search/$value", params: { value: text } });
    };
    field.addEventListener("input", type, { signal: abort.signal });
    form.addEventListener("submit", submit, { signal: abort.signal });
    // Text typed before this hook mounted. Without the focus it was submitted meanwhile: the list stays closed.
    if (field.value !== field.defaultValue && document.activeElement === field) type();
    return () => abort.abort();
  }, [form, store, navigate, searchMinLength]);

  // A link may open the results of another text. Text being typed stays.
  const syncedValue = useRef(value);
  useEffect(() => {
    const field = form.querySelector("input");
    if (field === null || value === undefined || value === syncedValue.current) return;
    syncedValue.current = value;
    field.value = value;
  }, [form, value]);
}

interface Status {
  text: string;
  /** Without it, for screen readers only. */
  visible?: boolean;
  tone?: "error";
}

/** Status message of the search box. Source of the messages: specification 8. */
function searchStatus(
  { isOpen, status, result }: SearchState,
  t: TFunction<"search">,
  core: TFunction<"core">,
): Status {
  const count = result?.total ?? 0;
  switch (isOpen ? status : "idle") {
    case "tooShort":
      return { text: core("search.tooShort"), visible: true };
    case "error":
      return { text: core("search.failed"), visible: true, tone: "error" };
    case "loading":
      return { text: t("wait"), visible: result === undefined || result.products.length === 0 };
    case "ready":
      if (result?.total === 0) return { text: core("search.none"), visible: true };
      return { text: t("count", { count, total: countLabel(count) }) };
    case "idle":
    case "loadingMore":
      return { text: "" };
  }
}
