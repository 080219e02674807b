import { primaryImage, type ProductCard } from "@shop/core";
import { productQuery, resolveQuery, saleElementsQuery } from "@shop/core/query";
import { isNotFound, notFound, redirect } from "@tanstack/react-router";
import type { AppContext } from "./context.ts";
import { isMissing } from "./isMissing.ts";
import { type KnownObject, knownObject } from "./knownObject.ts";
import { addressOf, loadPage, saleElementPath, screenOf, searchInColor } from "./loadScreens.ts";
import { objectPath } from "./objectPath.ts";
import type { PageFacts } from "./pageHead.ts";
import type { PageSearch } from "./pageSearch.ts";
import { loadScreen, type Screen } from "./screens.ts";

export { loadPage, typeScreen } from "./loadScreens.ts";

const MOVED = 301;

export interface Asked {
  /** Decoded, without the leading "/". */
  path: string;
  location: { pathname: string; searchStr: string };
  search: PageSearch;
  /** False for back and forward navigation, which restores the scroll position. */
  isNext: boolean;
}

export interface OpenedPage extends PageFacts {
  screen: Screen;
}

/** Loads the page at a path that no route matches. */
export async function openPage(asked: Asked, context: AppContext): Promise<OpenedPage> {
  const { path, location } = asked;
  const plain = objectPath(path);
  if (plain === undefined) {
    const known = knownObject(`/${path}`, context.queryClient);
    const page = known && (await knownPage(known, asked, context));
    if (page !== undefined) return page;
  }
  const found = plain ?? (await lookUp(path, context));
  // Also for an obsolete variant: its product page is the target.
  if (found.view === "pse") throw moved(await saleElementPath(found.viewId, context, location.searchStr), "");
  if (found.redirect !== undefined) throw moved(found.redirect, location.searchStr);
  if (plain !== undefined) {
    const address = await addressOf(plain, context);
    if (address !== `/${path}`) throw moved(address, location.searchStr);
  }
  const screen = await screenOf(found, context);
  if (screen === undefined) throw notFound({ data: { reason: "content-type-not-found" } });
  return await pageOf(screen, asked, context);
}

/** @throws a redirect to the variant of the requested colour */
async function pageOf(screen: Screen, { location, search }: Asked, context: AppContext): Promise<OpenedPage> {
  if (screen.name === "product" && search.color !== undefined) {
    const chosen = await searchInColor(screen.props.id, search.color, context);
    throw redirect({ href: location.pathname + chosen, replace: true });
  }
  return { ...(await loadPage(screen, context, search)), screen };
}

/** Loads the page of a cached resolution. Returns undefined when the object has another URL by now or was deleted. */
async function knownPage(known: KnownObject, asked: Asked, context: AppContext): Promise<OpenedPage | undefined> {
  const whole = async (): Promise<OpenedPage | undefined> => {
    try {
      const screen = await screenOf(known, context);
      const page = screen && (await pageOf(screen, asked, context));
      return page?.path === `/${asked.path}` ? page : undefined;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  };
  const { card } = known;
  // A search string may select another colour than the card's.
  if (card === undefined || !asked.isNext || asked.location.searchStr !== "") return await whole();
  const { shop, queryClient } = context;
  const needed = [productQuery(shop, card.id), saleElementsQuery(shop, card.id)];
  const states = needed.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.status);
  if (states.includes("error")) return await whole();
  if (states.every((status) => status === "success")) {
    const page = await whole();
    return page && { ...page, screen: { name: "product", props: { id: card.id, first: card } } };
  }
  return await beginning(card, whole(), context);
}

/** Opens the product page with the data of its card while the rest loads. */
async function beginning(
  card: ProductCard,
  whole: Promise<OpenedPage | undefined>,
  { texts }: AppContext,
): Promise<OpenedPage> {
  const rest = whole.then((page) => {
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

async function lookUp(path: string, { queryClient, shop }: AppContext) {
  // Encoded as in the address bar: the backend decodes it once.
  const asked = path.split("/").map(encodeURIComponent).join("/");
  return await queryClient.ensureQueryData(resolveQuery(shop, asked)).catch((error: unknown) => {
    throw isMissing(error) ? notFound({ data: { reason: "rewriting-failed" } }) : error;
  });
}

/** Redirects within this shop only: "//" in a backend response would name another host. */
const moved = (path: string, search: string) =>
  redirect({ href: `/${path.replace(/^\/+/, "")}${search}`, statusCode: MOVED, replace: true });
