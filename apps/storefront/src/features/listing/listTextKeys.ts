import type { ListType } from "./listingSubject.ts";

/** i18n keys for lists without title and text in the backend. */
export const listTextKeys: Readonly<Record<ListType | "all", { title: string; intro: string }>> = {
  all: { title: "lists.all.title", intro: "lists.all.intro" },
  bestsellers: { title: "lists.bestsellers.title", intro: "lists.bestsellers.intro" },
  new: { title: "lists.new.title", intro: "lists.new.intro" },
  sale: { title: "lists.sale.title", intro: "lists.sale.intro" },
  fast: { title: "lists.fast.title", intro: "lists.fast.intro" },
};
