import { isId } from "../../shared/isId.ts";
import { isFilterParam } from "../../shared/isFilterParam.ts";
import { type FilterParams, parseFilter, serializeFilter } from "./filterParams.ts";

/** Sort orders of a listing, the default of the specification first. */
export const SORT_ORDERS = ["sales_view_quantity", "min_price", "max_price", "created_reverse", "rating"] as const;
/** `given_id`: best match of a search first. */
export type SortOrder = (typeof SORT_ORDERS)[number] | "given_id";

/** Sort orders by the names of the specification. Source: specification 9. */
const SORT_ALIASES = new Map<unknown, (typeof SORT_ORDERS)[number]>([
  ["priceLowToHigh", "min_price"],
  ["priceHighToLow", "max_price"],
  ["newest", "created_reverse"],
]);

/** Upper limit; a higher page number falls back to the first page. */
const MAX_PAGES = 100;

const toId = (value: unknown): number | undefined => (isId(value) ? value : undefined);

const PARSERS = {
  /** Pages 1 to this one are displayed. */
  page: (value: unknown) => (isId(value) && value > 1 && value <= MAX_PAGES ? value : undefined),
  sort: (value: unknown) => SORT_ALIASES.get(value) ?? SORT_ORDERS.find((order) => order === value),
  pse: toId,
  /** Colour chosen in a listing; the product page finds the variant. */
  color: toId,
};

/** Search parameters of a listing or product. An invalid value counts as absent. */
type OwnSearch = { [Name in keyof typeof PARSERS]?: ReturnType<(typeof PARSERS)[Name]> };

export type PageSearch = OwnSearch & FilterParams;

/**
 * Parses search parameters. On the server filters are normalized, and every other spelling redirects there; unknown
 * filters are set to undefined, because the router keeps parameters that are not mentioned. In the browser they stay as
 * they are: only listings load the filter parser.
 */
export const parsePageSearch = (search: Record<string, unknown>): PageSearch => ({
  ...(import.meta.env.SSR ? normalizeFilter(search) : {}),
  ...parseOwnSearch(search),
});

/** Sets invalid parameters to undefined and adds no absent ones: the address lists all that are present. */
const parseOwnSearch = (search: Record<string, unknown>): OwnSearch =>
  Object.fromEntries(
    Object.entries(PARSERS).flatMap(([name, parse]) => (name in search ? [[name, parse(search[name])]] : [])),
  );

const isDataParam = (name: string): boolean =>
  Object.hasOwn(PARSERS, name) || name === "category" || isFilterParam(name);

/**
 * Returns the parameters that select the data of a page. The server renders without others, such as "utm_source", so
 * they must not make the browser load another page.
 */
export const pickDataParams = <Search extends PageSearch>(search: Search): Search =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only parameters outside of the type are left out
  Object.fromEntries(Object.entries(search).filter(([name]) => isDataParam(name))) as Search;

const normalizeFilter = (search: Record<string, unknown>): FilterParams => ({
  ...Object.fromEntries(Object.keys(search).flatMap((key) => (isFilterParam(key) ? [[key, undefined]] : []))),
  ...serializeFilter(parseFilter(search)),
});
