import * as v from "valibot";

/** From and to, either end open. */
export interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

type Chosen = Readonly<Record<number, readonly number[]>>;

/** What a list is narrowed to. */
export interface ListingFilter {
  brands: readonly number[];
  /** value ids by attribute id */
  attributes: Chosen;
  /** value ids by feature id */
  features: Chosen;
  /** by feature id, in its unit */
  measures: Readonly<Record<number, Range>>;
  /** whole units of the currency that is shown */
  price: Range | undefined;
  inStock: boolean;
  reduced: boolean;
  fast: boolean;
  minRating: number | undefined;
}

/**
 * A filter in the address: `?a1=3-7&f7=2&m1=80-160&brand=2&price=200-800&stock=1&rating=4`. Attributes, features and
 * measures go by their ids, which are the same in every language and need no look-up before the list is asked for.
 */
export interface FilterSearch {
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

/** One id as the number it is, several as "3-7": no spelling that the router would put in quotation marks. */
type IdsText = number | string;

/** Longer filters than anybody chooses, shorter ones than the shop's calls refuse. */
const MOST_VALUES = 24;
const MOST_RANGES = 8;
const MOST_ID = 9_999_999;
const MOST_AMOUNT = 999_999;

/** "4 stars and more" */
export const STARS = [4, 3] as const;

export const EMPTY_FILTER: ListingFilter = {
  brands: [],
  attributes: {},
  features: {},
  measures: {},
  price: undefined,
  inStock: false,
  reduced: false,
  fast: false,
  minRating: undefined,
};

const whole = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** What the router makes of a parameter that is given once, or several times as a form does. */
const given = v.pipe(
  v.union([v.string(), v.number(), v.array(v.union([v.string(), v.number()]))]),
  v.transform((value) => (Array.isArray(value) ? value : [value]).map(String)),
);

const ids = v.pipe(
  given,
  v.transform((texts) => texts.flatMap((text) => (text.startsWith("-") ? [] : text.split("-"))).map(Number)),
  v.transform((all) => all.filter((id) => Number.isInteger(id) && id >= 1 && id <= MOST_ID)),
  v.transform((all) => [...new Set(all)].toSorted((a, b) => a - b)),
);

/** "200-800", "200-", "-800"; of a form two fields, of which one may be empty. */
const range = v.pipe(
  given,
  v.transform((texts) => (texts.length === 1 ? (texts[0] ?? "").split("-") : texts)),
  v.strictTuple([v.string(), v.string()]),
  // From nothing on is no limit.
  v.transform(([min, max]) => [amountOf(min) || undefined, amountOf(max)] as const),
  v.transform(([min, max]) =>
    min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max },
  ),
  v.check(({ min, max }) => min !== undefined || max !== undefined),
);

/** As people write it: "1.200", "1 200", "1.200,50". */
function amountOf(text: string): number | undefined {
  const digits = text
    .trim()
    .replace(/[\s.](?=\d{3}(?!\d))/gu, "")
    .replace(/[.,]\d*$/u, "");
  const read = v.safeParse(whole(MOST_AMOUNT), digits === "" ? undefined : Number(digits));
  return read.success ? read.output : undefined;
}

const flag = v.pipe(
  given,
  v.transform((texts) => texts.includes("1")),
);

const stars = v.pipe(given, v.strictTuple([v.pipe(v.string(), v.transform(Number), v.picklist(STARS))]));

const parsed = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | undefined => {
  const read = v.safeParse(schema, value);
  return read.success ? read.output : undefined;
};

/** Whether a parameter means to filter, whatever its value. */
export const isFilterParam = (name: string): boolean => /^([afm]\d+|brand|price|stock|sale|fast|rating)$/u.test(name);

/** Understands an address. What is not understood counts as absent. */
export function readFilter(address: object): ListingFilter {
  const search: Readonly<Record<string, unknown>> = { ...address };
  return {
    brands: (parsed(ids, search["brand"]) ?? []).slice(0, MOST_VALUES),
    attributes: numbered(search, "a", ids, idCount, MOST_VALUES),
    features: numbered(search, "f", ids, idCount, MOST_VALUES),
    measures: numbered<Range>(search, "m", range, () => 1, MOST_RANGES),
    price: parsed(range, search["price"]),
    inStock: parsed(flag, search["stock"]) ?? false,
    reduced: parsed(flag, search["sale"]) ?? false,
    fast: parsed(flag, search["fast"]) ?? false,
    minRating: parsed(stars, search["rating"])?.[0],
  };
}

const idCount = (all: readonly number[]): number => all.length;

/** Everything under `a1`, `a2` … as far as it is understood and there is room for it. */
function numbered<T>(
  search: Readonly<Record<string, unknown>>,
  letter: string,
  schema: v.GenericSchema<unknown, T>,
  sizeOf: (value: T) => number,
  room: number,
): Record<number, T> {
  const found: Record<number, T> = {};
  let left = room;
  for (const key of Object.keys(search)) {
    const id = Number(new RegExp(`^${letter}([1-9]\\d{0,6})$`, "u").exec(key)?.[1]);
    const value = Number.isNaN(id) ? undefined : parsed(schema, search[key]);
    const size = value === undefined ? 0 : sizeOf(value);
    if (value === undefined || size === 0 || size > left) continue;
    found[id] = value;
    left -= size;
  }
  return found;
}

/** The address of a filter: always the same one for the same filter. */
export function writeFilter(filter: ListingFilter): FilterSearch {
  const search: FilterSearch = {};
  for (const [id, values] of Object.entries(filter.attributes))
    if (values.length > 0) search[`a${Number(id)}`] = idsText(values);
  for (const [id, values] of Object.entries(filter.features))
    if (values.length > 0) search[`f${Number(id)}`] = idsText(values);
  for (const [id, measure] of Object.entries(filter.measures)) search[`m${Number(id)}`] = rangeText(measure);
  if (filter.brands.length > 0) search.brand = idsText(filter.brands);
  if (filter.price !== undefined) search.price = rangeText(filter.price);
  if (filter.inStock) search.stock = 1;
  if (filter.reduced) search.sale = 1;
  if (filter.fast) search.fast = 1;
  if (filter.minRating !== undefined) search.rating = filter.minRating;
  return search;
}

const idsText = (values: readonly number[]): IdsText => {
  const [only, ...more] = values.toSorted((a, b) => a - b);
  return more.length === 0 ? (only ?? 0) : [only, ...more].join("-");
};

const rangeText = ({ min, max }: Range): string => `${min ?? 0}-${max ?? ""}`;

/** Whether anything is chosen. */
export const isFiltered = (filter: ListingFilter): boolean => Object.keys(writeFilter(filter)).length > 0;
