import { type RawBuilder, sql } from "kysely";
import { BASE_CURRENCY } from "../currency.ts";
import { divideRounded, grossCents } from "./grossCents.ts";

/** Price list of a country. Its gross prices are a share of those of the base country, in whole steps. */
export interface PriceList {
  /** VAT percent of the base country. */
  basePercent: string;
  /** Share of the base country's gross prices, in percent; in another currency times the exchange rate. */
  percent: string;
  stepCents: number;
  /** ISO 4217. */
  currency: string;
  /** VAT percent of the country. */
  taxPercent: string;
}

/** Net price of the country, from an SQL expression of the catalogue's. */
export const listedNet = (net: RawBuilder<unknown>, list: PriceList | undefined): RawBuilder<string> =>
  list === undefined
    ? sql<string>`${net}`
    : sql<string>`listed_net(${net}, ${list.basePercent}::numeric, ${list.percent}::numeric, ${list.stepCents}::int,
        ${list.taxPercent}::numeric)`;

const UNITS_PER_PERCENT = 10_000;
const HUNDRED_PERCENT = 100 * UNITS_PER_PERCENT;
const MILLIONTHS_PER_CENT = 10_000;
const toUnits = (percent: string): number => Math.round(Number(percent) * UNITS_PER_PERCENT);

/**
 * Converts a discount, fee or minimum from cents of the base currency to the list's currency, in whole steps. Lists in
 * the base currency leave it unchanged.
 */
export const listedAmount = (
  cents: number,
  list: Pick<PriceList, "percent" | "stepCents" | "currency"> | undefined,
): number =>
  list === undefined || list.currency === BASE_CURRENCY
    ? cents
    : // At least one step: a small fee or minimum stays one.
      Math.max(Math.sign(cents), divideRounded(cents, toUnits(list.percent), HUNDRED_PERCENT * list.stepCents)) *
      list.stepCents;

/** Converts cents of the list's currency to the base currency, roughly: for limits. */
export const baseAmount = (cents: number, list: Pick<PriceList, "percent" | "currency"> | undefined): number =>
  list === undefined || list.currency === BASE_CURRENCY
    ? cents
    : divideRounded(cents, HUNDRED_PERCENT, toUnits(list.percent));

/**
 * Returns the gross price in cents of a net price in millionths of a euro, like `gross_cents` of {@link listedNet}. A
 * higher net price never has a lower gross price.
 *
 * @param percent VAT percent to charge
 */
export function createGrossPrice(list: PriceList | undefined): (net: number, percent: number) => number {
  if (list === undefined) return grossCents;
  const basePercent = Number(list.basePercent);
  const taxPercent = Number(list.taxPercent);
  const share = toUnits(list.percent);
  const full = HUNDRED_PERCENT + toUnits(list.taxPercent);
  const { stepCents } = list;
  return (net, percent) => {
    const gross = divideRounded(grossCents(net, basePercent), share, HUNDRED_PERCENT * stepCents) * stepCents;
    // The net price of the list gives its gross price again.
    if (percent === taxPercent) return gross;
    return grossCents(divideRounded(gross, HUNDRED_PERCENT * MILLIONTHS_PER_CENT, full), percent);
  };
}
