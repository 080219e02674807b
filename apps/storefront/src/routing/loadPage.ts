import { contentListing, isShopError, type ResolvedUrl, screenFor } from "@shop/core";
import { brandQuery, categoryQuery, contentQuery, folderQuery, variantQuery, variantsQuery } from "@shop/core/query";
import { notFound } from "@tanstack/react-router";
import { resolveLinkFolder } from "../shared/folderLinksQuery.ts";
import { loadProduct } from "../features/product/loadProduct.ts";
import { LIST_TYPES } from "../shared/listTypes.ts";
import { loadListing } from "../features/listing/loadListing.ts";
import type { AppContext } from "../shared/appContext.ts";
import type { PageMeta } from "../shared/pageHead.ts";
import type { PageSearch } from "../features/listing/pageSearch.ts";
import { loadScreen, type Screen } from "./screens.ts";

type ResolvedView = Pick<ResolvedUrl, "view" | "viewId">;

/** Returns the screen of a resolved URL. A content page may stand for a list of products. */
export async function resolveScreen(
  { view, viewId: id }: ResolvedView,
  context: AppContext,
): Promise<Screen | undefined> {
  // A variant has no page of its own: openPage redirects to its product.
  switch (view === "pse" ? undefined : screenFor(view)) {
    case "product":
      return { name: "product", props: { id } };
    case "listing":
      return { name: "listing", props: { subject: { kind: view === "brand" ? view : "category", id } } };
    case "content":
      return await contentScreen(id, context);
    case undefined:
      return undefined;
  }
}

export function listingTypeScreen(name: string): Screen | undefined {
  const type = LIST_TYPES.find((listType) => listType === name);
  return type && { name: "listing", props: { subject: { kind: "type", type } } };
}

async function contentScreen(id: number, { queryClient, shop }: AppContext): Promise<Screen> {
  const content = await queryClient.ensureQueryData(contentQuery(shop, id)).catch(throwNotFound("content"));
  const { listing, error } = contentListing(content.footnote);
  // oxlint-disable-next-line no-console -- a parse failure is logged only; specification 2
  if (error !== undefined) console.warn(`content ${id}: ${error}`);
  if (listing === undefined) return { name: "content", props: { id } };
  return { name: "listing", props: { subject: { kind: "content", id, ...listing } } };
}

/** @throws notFound with a reason when the backend does not know the object */
export async function loadPage(screen: Screen, context: AppContext, search: PageSearch): Promise<PageMeta> {
  context.screens.add(screen.name);
  const { name } = screen;
  const [meta] = await Promise.all([loadMeta(screen, context, search), context.texts.load(name), loadScreen(name)]);
  return meta;
}

function loadMeta(screen: Screen, context: AppContext, search: PageSearch): Promise<PageMeta> {
  switch (screen.name) {
    case "product":
      return loadProduct(screen.props.id, context).catch(throwNotFound("product"));
    case "listing": {
      const { subject } = screen.props;
      const isNamed = subject.kind === "brand" || subject.kind === "content";
      return loadListing(subject, context, search).catch(throwNotFound(isNamed ? subject.kind : "category"));
    }
    case "content":
      return loadContent(screen.props.id, context).catch(throwNotFound("content"));
  }
}

type Kind = "product" | "category" | "brand" | "content";

const throwNotFound = (kind: Kind) => throwMissing(`${kind}-fetch-failed`);

/** Returns a rejection handler: a missing record becomes a not-found page, every other error is a failure. */
export const throwMissing =
  (reason: string) =>
  (error: unknown): never => {
    throw isShopError(error, "NOT_FOUND") ? notFound({ data: { reason } }) : error;
  };

async function loadContent(id: number, { queryClient, shop }: AppContext): Promise<PageMeta> {
  const content = await queryClient.ensureQueryData(contentQuery(shop, id));
  const folder = resolveLinkFolder(content);
  if (folder !== undefined) await queryClient.ensureQueryData(folderQuery(shop, folder));
  return {
    title: content.metaTitle || content.title,
    description: content.metaDescription || content.summary,
    path: content.url,
    alternates: content.alternates,
    market: content.market,
    picture: content.picture,
    kind: "article",
  };
}

export async function fetchCanonicalPath(
  { view, viewId: id }: ResolvedView,
  { queryClient, shop }: AppContext,
): Promise<string> {
  switch (view) {
    case "category":
      return (await queryClient.ensureQueryData(categoryQuery(shop, id)).catch(throwNotFound(view))).url;
    case "brand":
      return (await queryClient.ensureQueryData(brandQuery(shop, id)).catch(throwNotFound(view))).url;
    default:
      return (await queryClient.ensureQueryData(contentQuery(shop, id)).catch(throwNotFound("content"))).url;
  }
}

export async function fetchVariantPath(id: number, { queryClient, shop }: AppContext, searchStr = ""): Promise<string> {
  const { product } = await queryClient.ensureQueryData(variantQuery(shop, id)).catch(throwNotFound("product"));
  const search = new URLSearchParams(searchStr);
  search.set("pse", String(id));
  return `${product.url}?${search}`;
}

/** Returns the search of the first variant in a colour, one in stock preferred. Listings know colours, not variants. */
export async function fetchVariantSearch(productId: number, colorId: number, context: AppContext): Promise<string> {
  const { queryClient, shop } = context;
  const variants = await queryClient.ensureQueryData(variantsQuery(shop, productId)).catch(throwNotFound("product"));
  const colored = variants.filter(({ options }) => options.some(({ valueId }) => valueId === colorId));
  const best = colored.find(({ stock }) => stock > 0) ?? colored[0];
  return best === undefined ? "" : `?pse=${best.id}`;
}
