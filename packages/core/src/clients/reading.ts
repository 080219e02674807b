import type { GenericSchema } from "valibot";
import type { Http, HttpCall } from "./http.js";

type Read = <T>(
  http: Http,
  path: string,
  answer: GenericSchema<unknown, T>,
  query?: HttpCall<T>["query"],
) => Promise<T>;

/** A reading call of the main API: path, what it answers, what it is asked with. */
export const main: Read = (http, path, answer, query = {}) => http({ api: "main", method: "GET", path, query, answer });

/** As {@link main}, of the Fast API. */
export const fast: Read = (http, path, answer, query = {}) => http({ api: "fast", method: "GET", path, query, answer });

/** In which language a call asks, and for which country. */
export interface Priced {
  /** "de_AT" */
  locale: string;
  /** whose VAT is in the prices, or what says so for each call; undefined: the locale's country */
  countryId?: number | (() => number | undefined) | undefined;
}

export const countryOf = ({ countryId }: Priced): number | undefined =>
  typeof countryId === "function" ? countryId() : countryId;
