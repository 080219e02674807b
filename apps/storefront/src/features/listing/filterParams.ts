import type { ProductFilter } from "@shop/core";

export type Range = NonNullable<ProductFilter["price"]>;
/** In whole units of a currency: ISO 4217, by default that of the storefront. */
export type PriceRange = Range & { currency?: string | undefined };
export type ListingFilter = ReturnType<typeof parseFilter>;

/**
 * Filter as search parameters: `?a1=3-7&f7=2&m1=80-160&brand=2&price=200-800&stock=1&rating=4`. Attributes, features
 * and measures use ids, which are language-independent and need no look-up before the list is fetched.
 */
export interface FilterParams {
  brand?: IdsText;
  price?: string;
  stock?: 1;
  sale?: 1;
  fast?: 1;
  rating?: number;
  [attribute: `a${number}`]: IdsText;
  [feature: `f${number}`]: IdsText;
  [measure: `m${number}`]: string;
}

/** One id as a number, several as "3-7": spellings that the router does not put in quotation marks. */
type IdsText = number | string;

/** Limits above any realistic filter and below those of the backend. */
const MAX_VALUES = 24;
const MAX_RANGES = 8;
const MAX_ID = 9_999_999;
const MAX_AMOUNT = 999_999;

/** Yes-or-no filters: parameter, property of the filter, facet that counts them, property of the backend filter. */
export const FLAGS = [
  { name: "stock", property: "inStock", facet: "inStock", ownProperty: "inStock" },
  { name: "fast", property: "fast", facet: "fastDelivery", ownProperty: "withinDays" },
  { name: "sale", property: "reduced", facet: "onSale", ownProperty: "reduced" },
] as const;

export const MIN_RATINGS: readonly number[] = [4, 3];

/** Texts of a parameter that occurs once, or several times as sent by a form, as parsed by the router. */
const toTexts = (value: unknown): readonly string[] =>
  [value].flat().flatMap((one) => (typeof one === "string" || typeof one === "number" ? [String(one)] : []));

/** "3-7"; undefined without a valid id. */
function parseIds(value: unknown): readonly number[] | undefined {
  const all = toTexts(value).flatMap((text) => (text.startsWith("-") ? [] : text.split("-").map(Number)));
  const valid = all.filter((id) => Number.isInteger(id) && id >= 1 && id <= MAX_ID);
  return valid.length === 0 ? undefined : [...new Set(valid)].toSorted((a, b) => a - b);
}

/** "200-800", "200-", "-800"; from a form, two fields of which one may be empty. */
const parseRange = (value: unknown): Range | undefined => toRange(splitRange(value));

/** "200-800", or "1000-4000-RON" in another currency than the storefront's; from a form, a third field. */
function parsePrice(value: unknown): PriceRange | undefined {
  const [from = "", to = "", currency = "", ...rest] = splitRange(value);
  if (!/^[A-Z]{3}$/u.test(currency)) return parseRange(value);
  const range = rest.length === 0 ? toRange([from, to]) : undefined;
  return range && { ...range, currency };
}

function splitRange(value: unknown): readonly string[] {
  const texts = toTexts(value);
  return texts.length === 1 ? (texts[0] ?? "").split("-") : texts;
}

function toRange(bounds: readonly string[]): Range | undefined {
  const [from = "", to = ""] = bounds;
  // A lower bound of 0 is no limit.
  const [min, max] = [parseAmount(from) || undefined, parseAmount(to)];
  if (bounds.length !== 2 || (min === undefined && max === undefined)) return undefined;
  return (min ?? 0) > (max ?? MAX_AMOUNT) ? { min: max, max: min } : { min, max };
}

/** Accepts thousands separators and decimals: "1.200", "1 200", "1.200,50". */
function parseAmount(text: string): number | undefined {
  const digits = text
    .trim()
    .replace(/[\s.](?=\d{3}(?!\d))/gu, "")
    .replace(/[.,]\d*$/u, "");
  const amount = digits === "" ? undefined : Number(digits);
  return Number.isInteger(amount) && Number(amount) >= 0 && Number(amount) <= MAX_AMOUNT ? amount : undefined;
}

/** As parsed by the router, or a number in quotation marks. */
const isNumber = (value: unknown, number: number): boolean => value === number || value === String(number);

/** A form has a list of values for each name. */
const hasNumber = (value: unknown, number: number): boolean => [value].flat().some((one) => isNumber(one, number));

/** Parses a filter from search parameters. Ignores invalid values. */
export function parseFilter(params: object) {
  const search: Readonly<Record<string, unknown>> = { ...params };
  return {
    brands: (parseIds(search["brand"]) ?? []).slice(0, MAX_VALUES),
    /** Value ids by attribute id. */
    attributes: parseNumberedParams(search, "a", parseIds, MAX_VALUES),
    /** Value ids by feature id. */
    features: parseNumberedParams(search, "f", parseIds, MAX_VALUES),
    /** By feature id, in the feature's unit. */
    measures: parseNumberedParams(search, "m", parseRange, MAX_RANGES),
    price: parsePrice(search["price"]),
    inStock: hasNumber(search["stock"], 1),
    reduced: hasNumber(search["sale"], 1),
    fast: hasNumber(search["fast"], 1),
    minRating: MIN_RATINGS.find((rating) => hasNumber(search["rating"], rating)),
  };
}

/** Collects valid parameters `a1`, `a2` … up to `limit` ids or ranges. */
function parseNumberedParams<T>(
  search: Readonly<Record<string, unknown>>,
  letter: string,
  parse: (value: unknown) => T | undefined,
  limit: number,
): Record<number, T> {
  const found: Record<number, T> = {};
  let remaining = limit;
  for (const [name, param] of Object.entries(search)) {
    const [, id] = new RegExp(`^${letter}([1-9]\\d{0,6})$`, "u").exec(name) ?? [];
    const value = id === undefined ? undefined : parse(param);
    const size = Array.isArray(value) ? value.length : 1;
    if (value === undefined || size > remaining) continue;
    found[Number(id)] = value;
    remaining -= size;
  }
  return found;
}

export const EMPTY_FILTER = /* @__PURE__ */ parseFilter({});

export const withoutParam = (filter: ListingFilter, name: string): ListingFilter =>
  parseFilter({ ...serializeFilter(filter), [name]: undefined });

/** Returns the filter with a value of a search parameter removed if it is selected, else added. Flags have the value 1. */
export function toggleValue(filter: ListingFilter, name: string, value: number): ListingFilter {
  const selected = selectedValues(filter, name);
  const rest = selected.filter((other) => other !== value);
  const values = rest.length < selected.length ? rest : [...selected, value];
  return parseFilter({ ...serializeFilter(filter), [name]: values });
}

/** Returns the selected values of a search parameter: "a1", "f7", "brand". */
export function selectedValues(filter: ListingFilter, name: string): readonly number[] {
  const params: Readonly<Record<string, unknown>> = { ...serializeFilter(filter) };
  return parseIds(params[name]) ?? [];
}

/** Serializes a filter. Equal filters give equal parameters. */
export function serializeFilter(filter: ListingFilter): FilterParams {
  const search: FilterParams = {};
  for (const [id, values] of Object.entries(filter.attributes)) search[`a${Number(id)}`] = formatIds(values);
  for (const [id, values] of Object.entries(filter.features)) search[`f${Number(id)}`] = formatIds(values);
  for (const [id, measure] of Object.entries(filter.measures)) search[`m${Number(id)}`] = formatRange(measure);
  if (filter.brands.length > 0) search.brand = formatIds(filter.brands);
  if (filter.price !== undefined) search.price = formatPrice(filter.price);
  for (const { name, property } of FLAGS) if (filter[property]) search[name] = 1;
  if (filter.minRating !== undefined) search.rating = filter.minRating;
  return search;
}

const formatIds = (values: readonly number[]): IdsText => (values.length === 1 ? Number(values[0]) : values.join("-"));

const formatRange = ({ min, max }: Range): string => `${min ?? 0}-${max ?? ""}`;

const formatPrice = (price: PriceRange): string =>
  formatRange(price) + (price.currency === undefined ? "" : `-${price.currency}`);

export const isFiltered = (filter: ListingFilter): boolean => Object.keys(serializeFilter(filter)).length > 0;
