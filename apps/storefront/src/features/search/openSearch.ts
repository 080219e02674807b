import type { SearchStore } from "@shop/core";
import type { ComponentType } from "react";
import type { AppContext } from "../../app/context.ts";
import { SearchPanel, type SearchPanelProps } from "./SearchPanel.tsx";

/** Code and state of the suggestions. */
export interface LiveSearch {
  Panel: ComponentType<SearchPanelProps>;
  box: SearchStore;
}

/** Loads texts, state and view of the suggestions. */
export async function openSearch({ shop, texts }: AppContext): Promise<LiveSearch> {
  const [box] = await Promise.all([shop.search.openBox(), texts.load("search")]);
  return { Panel: SearchPanel, box };
}
