import type { MenuCategory } from "@shop/core";
import type { HistoryState } from "@tanstack/react-router";

/** History state of a category link. Source: specification 2. */
export const categoryLinkState = ({ title, id }: Pick<MenuCategory, "id" | "title">): HistoryState => ({ title, id });
