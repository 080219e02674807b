import type { GenericSchema } from "valibot";
import type { Http, HttpCall } from "./http.js";

type Read = <T>(
  http: Http,
  path: string,
  answer: GenericSchema<unknown, T>,
  query?: HttpCall<T>["query"],
) => Promise<T>;

/** Sends a GET call to the main API. */
export const main: Read = (http, path, answer, query = {}) => http({ api: "main", method: "GET", path, query, answer });

/** Sends a GET call to the Fast API. */
export const fast: Read = (http, path, answer, query = {}) => http({ api: "fast", method: "GET", path, query, answer });

/** Locale and price country of a call. */
export interface Priced {
  /** For example "de_AT". */
  locale: string;
  /** Country whose VAT the prices include, or a function that returns it; undefined for the locale's country. */
  countryId?: number | (() => number | undefined) | undefined;
}

export const countryOf = ({ countryId }: Priced): number | undefined =>
  typeof countryId === "function" ? countryId() : countryId;
