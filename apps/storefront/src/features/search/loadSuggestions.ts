import type { SearchStore } from "@shop/core";
import type { ComponentType } from "react";
import type { AppContext } from "../../shared/appContext.ts";
import { SearchPanel, type SearchPanelProps } from "./SearchPanel.tsx";

/** Code and state of the suggestions. */
export interface SearchSuggestions {
  Panel: ComponentType<SearchPanelProps>;
  store: SearchStore;
}

/** Loads texts, state and view of the suggestions. */
export async function loadSuggestions({ shop, texts }: AppContext): Promise<SearchSuggestions> {
  const [store] = await Promise.all([shop.search.createSearchBox(), texts.load("search")]);
  return { Panel: SearchPanel, store };
}
