import { type Facets, primaryImage, type ProductCard, type ProductFilter } from "@shop/core";
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
import type { AppContext } from "../../app/context.ts";
import type { PageFacts } from "../../app/pageHead.ts";
import type { PageSearch } from "../../app/pageSearch.ts";
import { isFiltered, readFilter } from "./filterSearch.ts";
import { beginningOf } from "../../ui/beginningOf.ts";
import { chosenOrder, knownOnly, lastPage, pageQueries, productFilter } from "./listingQuery.ts";
import { type ListingSubject, productsOf } from "./listingSubject.ts";
import { listWords } from "./listWords.ts";

/** Fetches all data of a listing, in parallel where possible. */
export async function loadListing(
  subject: ListingSubject,
  context: AppContext,
  search: PageSearch,
): Promise<PageFacts> {
  const { queryClient, shop } = context;
  const ensure = <T>(query: ReadQuery<T>): Promise<T> => queryClient.ensureQueryData(query);
  const asked = readFilter(search);
  const order = chosenOrder(subject, search.sort);
  // A price filter is in the display currency.
  const rate = asked.price === undefined ? 1 : (await ensure(localeConfigQuery(shop))).currencyRate;

  const show = async (filter: ProductFilter): Promise<ProductCard | undefined> => {
    const pages = (count: number): Promise<ProductCard[][]> =>
      Promise.all(pageQueries(filter, order, count).map((page) => ensure(productsQuery(shop, page))));
    // The first page exists for any count, so it is fetched in parallel.
    const [{ count }, [products]] = await Promise.all([ensure(facetsQuery(shop, filter)), pages(1)]);
    await pages(Math.min(search.page ?? 1, lastPage(count)));
    return products?.[0];
  };
  const filtered = async (): Promise<Facets> => {
    const [offered] = await Promise.all([
      ensure(facetsQuery(shop, productsOf(subject))),
      show(productFilter(subject, asked, rate)),
    ]);
    return offered;
  };
  const [facts, offered] = await Promise.all([factsOf(subject, context, ensure), filtered()]);
  const known = knownOnly(asked, offered);
  // Cached already, unless the URL contains unknown values.
  const first = await show(productFilter(subject, known, rate));
  const description = facts.description || (await inGeneral(facts.title, offered.count, context, ensure));
  const picture = facts.picture ?? (first && primaryImage(first.pictures));
  return { ...facts, description, picture, unlisted: isFiltered(known) };
}

/** Generic meta description for a list without text. */
async function inGeneral(title: string, count: number, { shop, texts }: AppContext, ensure: Ensure): Promise<string> {
  const [config] = await Promise.all([ensure(localeConfigQuery(shop)), texts.load("listing")]);
  return texts.t("listing")("inGeneral", { title, count, shop: config.storeName });
}

type Ensure = <T>(query: ReadQuery<T>) => Promise<T>;

async function factsOf(subject: ListingSubject, context: AppContext, ensure: Ensure): Promise<PageFacts> {
  const { shop, texts } = context;
  switch (subject.kind) {
    case "category": {
      const [category] = await Promise.all([
        ensure(categoryQuery(shop, subject.id)),
        ensure(subcategoriesQuery(shop, subject.id)),
        ensure(menuQuery(shop)),
      ]);
      return about(category);
    }
    case "brand":
      return about(await ensure(brandQuery(shop, subject.id)));
    case "content": {
      const content = await ensure(contentQuery(shop, subject.id));
      const description = content.metaDescription || content.chapo;
      return { ...about(content), description, satellite: content.satellite };
    }
    case "type":
    case "all": {
      const [t] = await Promise.all([
        texts.load("listing").then(() => texts.t("listing")),
        subject.kind === "all" ? ensure(subcategoriesQuery(shop, 0)) : undefined,
      ]);
      const { title, intro } = listWords[subject.kind === "all" ? "all" : subject.type];
      return {
        title: t(title),
        description: t(intro),
        path: subject.kind === "all" ? "/products" : `/shop-grid-standard/${subject.type}`,
      };
    }
  }
}

type Described = Pick<PageFacts, "alternates" | "picture"> & {
  title: string;
  /** Sanitized HTML. */
  description: string;
  metaTitle: string;
  metaDescription: string;
  url: string;
};

const about = ({ title, description, metaTitle, metaDescription, url, alternates, picture }: Described): PageFacts => ({
  title: metaTitle || title,
  description: metaDescription || beginningOf(description),
  path: url,
  alternates,
  picture,
});
