import { useMarket } from "@shop/react";
import { useParams, useRouter } from "@tanstack/react-router";
import { type ComponentProps, type ReactElement, useEffect, useRef, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { SearchPanel } from "./SearchPanel.tsx";

const ROW_ID = "search-row";

interface Suggestions extends ComponentProps<typeof SearchPanel> {
  Panel: typeof SearchPanel;
  countryId: number;
}

/**
 * Header search: a plain form that leads to the results. Suggestions load on first focus. On narrow screens the form
 * has a row of its own, which a button collapses.
 */
export function SearchBox(): ReactElement {
  const t = useTexts("frame");
  const { context } = useRouter().options;
  const { value } = useParams({ strict: false });
  const { searchMinLength: minLength } = useLocaleConfig();
  const { countryId } = useMarket();
  const form = useRef<HTMLFormElement>(null);
  const [folded, setFolded] = useState(false);
  const [suggestions, setSuggestions] = useState<Suggestions>();
  /** Country of the suggestions, whose prices they have. */
  const loadedFor = useRef<number>(undefined);
  const loadSuggestionsOnce = (): void => {
    if (loadedFor.current === countryId) return;
    loadedFor.current = countryId;
    const { shop, texts } = context;
    // Failed to load: the form works without suggestions, and the next focus retries.
    Promise.all([
      import("./SearchPanel.tsx"),
      shop.search.createSearchBox({ minLength }),
      texts.load("search", "core"),
    ]).then(
      ([{ SearchPanel: Panel }, store]) =>
        form.current && setSuggestions({ Panel, store, form: form.current, countryId }),
      () => (loadedFor.current = undefined),
    );
  };
  // The field may have had the focus before hydration.
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) loadSuggestionsOnce();
  });
  return (
    <>
      <button
        type="button"
        className="lh-tool lh-search-fold"
        aria-expanded={!folded}
        aria-controls={ROW_ID}
        onClick={() => setFolded(!folded)}
      >
        <span className="lh-tool-icon">
          <Icon name="search" />
        </span>
        <span className="lh-tool-label">{t("search")}</span>
      </button>
      <search className="lh-header-search" id={ROW_ID} data-state={folded ? "closed" : undefined}>
        <form className="lh-search" action="/search" ref={form}>
          <input
            className="lh-search-input"
            type="search"
            name="q"
            defaultValue={value}
            maxLength={200}
            enterKeyHint="search"
            aria-label={t("search")}
            placeholder={t("searchFor")}
            onFocus={loadSuggestionsOnce}
            onInput={loadSuggestionsOnce}
          />
          <button className="lh-search-button" aria-label={t("searchNow")}>
            <Icon name="search" />
          </button>
          {suggestions?.countryId === countryId && (
            <suggestions.Panel form={suggestions.form} store={suggestions.store} />
          )}
        </form>
      </search>
    </>
  );
}
