import { type Brand, marketCurrency, primaryImage, type ProductCard, type ProductFilter } from "@shop/core";
import {
  brandQuery,
  categoryQuery,
  contentQuery,
  facetsQuery,
  localeConfigQuery,
  menuQuery,
  productsQuery,
  type ReadQuery,
  subcategoriesQuery,
} from "@shop/core/query";
import type { AppContext } from "../../shared/appContext.ts";
import type { PageMeta } from "../../shared/pageHead.ts";
import type { PageSearch } from "./pageSearch.ts";
import { isFiltered, parseFilter } from "./filterParams.ts";
import { createExcerpt } from "../../ui/toPlainText.ts";
import {
  buildPageQueries,
  buildProductFilter,
  dropUnknownValues,
  isRanked,
  keepCurrency,
  lastPageOf,
} from "./listingQuery.ts";
import { defaultSort, filterOfSubject, type ListingSubject } from "./listingSubject.ts";

/** Fetches all data of a listing, in parallel where possible. */
export async function loadListing(subject: ListingSubject, context: AppContext, search: PageSearch): Promise<PageMeta> {
  const { queryClient, shop } = context;
  const ensure = <T>(query: ReadQuery<T>): Promise<T> => queryClient.ensureQueryData(query);
  const { requestedFilter, rate } = await readFilter(context, search);
  const order = search.sort ?? defaultSort(subject);

  const isListedBySearch = subject.kind === "search" && isRanked(search);
  const fetchPages = async (filter: ProductFilter): Promise<ProductCard | undefined> => {
    if (isListedBySearch) return undefined;
    const pages = (count: number): Promise<ProductCard[][]> =>
      Promise.all(buildPageQueries(filter, order, count).map((page) => ensure(productsQuery(shop, page))));
    // The first page exists for any count, so it is fetched in parallel.
    const [{ count }, [products]] = await Promise.all([ensure(facetsQuery(shop, filter)), pages(1)]);
    await pages(Math.min(search.page ?? 1, lastPageOf(count)));
    return products?.[0];
  };
  const [facts, offered] = await Promise.all([
    fetchPageFacts(subject, context),
    ensure(facetsQuery(shop, filterOfSubject(subject))),
    fetchPages(buildProductFilter(subject, requestedFilter, rate)),
  ]);
  const knownFilter = dropUnknownValues(requestedFilter, offered);
  // Cached already, unless the URL contains unknown values.
  const first = await fetchPages(buildProductFilter(subject, knownFilter, rate));
  const description = facts.description || (await describeList(facts.title, offered.count, context));
  const picture = facts.picture ?? (first && primaryImage(first.pictures));
  return { ...facts, description, picture, noindex: isFiltered(knownFilter) };
}

/** Filter of the address; a price, and only that, needs the settings of the storefront. */
async function readFilter({ queryClient, shop }: AppContext, search: PageSearch) {
  const filter = parseFilter(search);
  if (filter.price === undefined) return { requestedFilter: filter, rate: 1 };
  const config = await queryClient.ensureQueryData(localeConfigQuery(shop));
  const { currency, rate } = marketCurrency(config, shop.market.getSnapshot().countryId);
  return { requestedFilter: keepCurrency(filter, currency, config.currency), rate };
}

/** Generic meta description for a list without text. */
async function describeList(title: string, count: number, context: AppContext): Promise<string> {
  const { queryClient, shop, texts } = context;
  const [config] = await Promise.all([queryClient.ensureQueryData(localeConfigQuery(shop)), texts.load("listing")]);
  return texts.t("listing")("inGeneral", { title, count, shop: config.storeName });
}

async function fetchPageFacts(subject: ListingSubject, context: AppContext): Promise<PageMeta> {
  const { queryClient, shop, texts } = context;
  const ensure = <T>(query: ReadQuery<T>): Promise<T> => queryClient.ensureQueryData(query);
  switch (subject.kind) {
    case "category": {
      const [category] = await Promise.all([
        ensure(categoryQuery(shop, subject.id)),
        ensure(subcategoriesQuery(shop, subject.id)),
        ensure(menuQuery(shop)),
      ]);
      return toPageFacts(category);
    }
    case "brand":
      return toPageFacts(await ensure(brandQuery(shop, subject.id)));
    case "content": {
      const content = await ensure(contentQuery(shop, subject.id));
      const description = content.metaDescription || content.summary;
      return { ...toPageFacts(content), description, market: content.market };
    }
    case "search":
      await texts.load("listing");
      return { title: subject.text, description: subject.text };
    case "type":
    case "all": {
      const list = subject.kind === "all" ? "all" : subject.type;
      await Promise.all([texts.load("listing"), list === "all" && ensure(subcategoriesQuery(shop, 0))]);
      const t = texts.t("listing");
      return {
        title: t(`lists.${list}.title`),
        description: t(`lists.${list}.intro`),
        path: list === "all" ? "/products" : `/shop-grid-standard/${list}`,
      };
    }
  }
}

const toPageFacts = (page: Brand): PageMeta => ({
  title: page.metaTitle || page.title,
  description: page.metaDescription || createExcerpt(page.description),
  path: page.url,
  alternates: page.alternates,
  picture: page.picture,
});
