import type { GenericSchema } from "valibot";
import type { Http, HttpCall } from "./http.js";

type GetCall = <T>(
  http: Http,
  path: string,
  schema: GenericSchema<unknown, T>,
  query?: HttpCall<T>["query"],
) => Promise<T>;

/** Sends a GET call to the main API. */
export const getFromMain: GetCall = (http, path, schema, query = {}) =>
  http({ api: "main", method: "GET", path, query, schema });

/** Sends a GET call to the Fast API. */
export const getFromFast: GetCall = (http, path, schema, query = {}) =>
  http({ api: "fast", method: "GET", path, query, schema });

/** Locale and price country of a call. */
export interface PriceContext {
  /** For example "de_AT". */
  locale: string;
  /** Country whose VAT the prices include, or a function that returns it; undefined for the locale's country. */
  countryId?: number | (() => number | undefined) | undefined;
}

export const resolvePriceCountryId = ({ countryId }: PriceContext): number | undefined =>
  typeof countryId === "function" ? countryId() : countryId;
