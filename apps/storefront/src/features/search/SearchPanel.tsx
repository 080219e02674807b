import { cleanSearchText, countLabel, emptySearch, isSearchable, type SearchState, type SearchStore } from "@shop/core";
import { useStore } from "@shop/react";
import { useNavigate, useParams } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { type MouseEvent, type ReactElement, useEffect, useRef } from "react";
import { isPageHydrated } from "../../shared/hydration.ts";
import { useCardLabels } from "../../shared/productCard/useCardLabels.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { tooShortMessage } from "./tooShortMessage.ts";
import { SearchOptions } from "./SearchOptions.tsx";
import { useCombobox } from "./useCombobox.ts";
import "./suggestions.css";

const LIST_ID = "search-options";
const EMPTY = emptySearch();

/** Suggestions while typing: products, categories and content pages, or the reason for none. */
export function SearchPanel({ form, store }: { form: HTMLFormElement; store: SearchStore }): ReactElement {
  const t = useTexts("search");
  const core = useTexts("core");
  const state = useStore(store, EMPTY);
  const { result } = state;
  const found = state.isOpen && result && result.products.length + result.links.length > 0 ? result : undefined;
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
          aria-busy={state.status === "loading"}
          hidden={found === undefined}
        >
          {found !== undefined && <SearchOptions result={found} active={active} />}
        </div>
        {found !== undefined && found.products.length > 0 && <p className="lh-suggest-note">{vatHint}</p>}
      </div>
    </div>
  );
}

const isLink = ({ target }: MouseEvent<HTMLElement>): boolean =>
  target instanceof Element && target.closest("a") !== null;

/** Connects the form to the suggestions, and navigates client-side on submit. */
function useSearchForm(form: HTMLFormElement, store: SearchStore): void {
  const navigate = useNavigate();
  const { value } = useParams({ strict: false });

  useEffect(() => {
    const field = form.querySelector("input");
    if (field === null) return;
    const abort = new AbortController();
    const type = (): void => store.setText(field.value);
    const submit = (event: SubmitEvent): void => {
      const text = cleanSearchText(field.value);
      if (!isSearchable(text, store.getSnapshot().minLength)) {
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
  }, [form, store, navigate]);

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
  { isOpen, status, result, minLength }: SearchState,
  t: TFunction<"search">,
  core: TFunction<"core">,
): Status {
  const { total = 0, links = [] } = result ?? {};
  switch (isOpen ? status : "idle") {
    case "tooShort":
      return { text: tooShortMessage(core, minLength), visible: true };
    case "error":
      return { text: core("search.failed"), visible: true, tone: "error" };
    case "loading":
      return { text: t("wait"), visible: total + links.length === 0 };
    case "ready":
      if (total > 0) return { text: t("count", { count: total, total: countLabel(total) }) };
      return links.length > 0
        ? { text: t("countLinks", { count: links.length }) }
        : { text: core("search.none"), visible: true };
    case "idle":
    case "loadingMore":
      return { text: "" };
  }
}
