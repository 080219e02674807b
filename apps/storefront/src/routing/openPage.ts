import { primaryImage, type ProductCard } from "@shop/core";
import { productQuery, resolveQuery, variantsQuery } from "@shop/core/query";
import { isNotFound, notFound, redirect } from "@tanstack/react-router";
import type { AppContext } from "../shared/appContext.ts";
import { type CachedObject, findCachedObject } from "./findCachedObject.ts";
import {
  fetchCanonicalPath,
  fetchVariantPath,
  fetchVariantSearch,
  loadPage,
  resolveScreen,
  throwMissing,
} from "./loadPage.ts";
import { parseIdPath } from "./parseIdPath.ts";
import type { PageMeta } from "../shared/pageHead.ts";
import type { PageSearch } from "../features/listing/pageSearch.ts";
import { loadScreen, type Screen } from "./screens.ts";

export { listingTypeScreen, loadPage } from "./loadPage.ts";

interface PageRequest {
  /** Decoded, without the leading "/". */
  path: string;
  location: { pathname: string; searchStr: string };
  search: PageSearch;
  /** False for back and forward navigation, which restores the scroll position. */
  isNewNavigation: boolean;
}

interface OpenedPage extends PageMeta {
  screen: Screen;
}

export async function openPage(request: PageRequest, context: AppContext): Promise<OpenedPage> {
  const { path, location } = request;
  const idPath = parseIdPath(path);
  if (idPath === undefined) {
    const cached = findCachedObject(`/${path}`, context.queryClient);
    const page = cached && (await openCachedPage(cached, request, context));
    if (page !== undefined) return page;
  }
  const found = idPath ?? (await resolvePath(path, context));
  // Also for an obsolete variant: its product page is the target.
  if (found.view === "pse")
    throw redirectPermanently(await fetchVariantPath(found.viewId, context, location.searchStr), "");
  if (found.redirect !== undefined) throw redirectPermanently(found.redirect, location.searchStr);
  if (idPath !== undefined) {
    const canonicalPath = await fetchCanonicalPath(idPath, context);
    if (canonicalPath !== `/${path}`) throw redirectPermanently(canonicalPath, location.searchStr);
  }
  const screen = await resolveScreen(found, context);
  if (screen === undefined) throw notFound({ data: { reason: "content-type-not-found" } });
  return await loadOpenedPage(screen, request, context);
}

/** @throws a redirect to the variant of the requested colour */
async function loadOpenedPage(
  screen: Screen,
  { location, search }: PageRequest,
  context: AppContext,
): Promise<OpenedPage> {
  if (screen.name === "product" && search.color !== undefined) {
    const variantSearch = await fetchVariantSearch(screen.props.id, search.color, context);
    throw redirect({ href: location.pathname + variantSearch, replace: true });
  }
  return { ...(await loadPage(screen, context, search)), screen };
}

/** Returns undefined when the object has another URL by now or was deleted. */
async function openCachedPage(
  cached: CachedObject,
  request: PageRequest,
  context: AppContext,
): Promise<OpenedPage | undefined> {
  const openFully = async (): Promise<OpenedPage | undefined> => {
    try {
      const screen = await resolveScreen(cached, context);
      const page = screen && (await loadOpenedPage(screen, request, context));
      return page?.path === `/${request.path}` ? page : undefined;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };
  const { card } = cached;
  // A search string may select another colour than the card's.
  if (card === undefined || !request.isNewNavigation || request.location.searchStr !== "") return await openFully();
  const { shop, queryClient } = context;
  const needed = [productQuery(shop, card.id), variantsQuery(shop, card.id)];
  const states = needed.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.status);
  if (states.includes("error")) return await openFully();
  if (states.every((status) => status === "success")) {
    const page = await openFully();
    return page && { ...page, screen: { name: "product", props: { id: card.id, first: card } } };
  }
  return await openPreview(card, openFully(), context);
}

/** Opens the product page with the data of its card while the rest loads. */
async function openPreview(
  card: ProductCard,
  fullPage: Promise<OpenedPage | undefined>,
  { texts }: AppContext,
): Promise<OpenedPage> {
  const rest = fullPage.then((page) => {
    if (page === undefined) throw new Error(`${card.url} is something else by now`);
    return undefined;
  });
  // The product screen handles the rejection; a preloaded page may never be displayed.
  rest.catch(() => undefined);
  await Promise.all([texts.load("product"), loadScreen("product")]);
  return {
    title: card.title,
    description: "",
    path: card.url,
    picture: primaryImage(card.pictures),
    kind: "product",
    screen: { name: "product", props: { id: card.id, first: card, rest } },
  };
}

async function resolvePath(path: string, { queryClient, shop }: AppContext) {
  // Encoded as in the address bar: the backend decodes it once.
  const encodedPath = path.split("/").map(encodeURIComponent).join("/");
  return await queryClient.ensureQueryData(resolveQuery(shop, encodedPath)).catch(throwMissing("rewriting-failed"));
}

/** Redirects within this shop only: "//" in a backend response would name another host. */
const redirectPermanently = (path: string, search: string) =>
  redirect({ href: `/${path.replace(/^\/+/, "")}${search}`, statusCode: 301, replace: true });
