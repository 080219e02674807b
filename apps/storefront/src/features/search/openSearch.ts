import type { SearchStore } from "@shop/core";
import type { ComponentType } from "react";
import type { AppContext } from "../../app/context.ts";
import { SearchPanel, type SearchPanelProps } from "./SearchPanel.tsx";

/** What a search form needs to suggest something. */
export interface LiveSearch {
  Panel: ComponentType<SearchPanelProps>;
  box: SearchStore;
}

/** Fetches it: words, state and view. */
export async function openSearch({ shop, texts }: AppContext): Promise<LiveSearch> {
  const [box] = await Promise.all([shop.search.openBox(), texts.load("search")]);
  return { Panel: SearchPanel, box };
}
