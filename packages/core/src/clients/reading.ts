import type { GenericSchema } from "valibot";
import type { Http } from "./http.js";

type Query = Readonly<Record<string, string | number | undefined>>;

/** The reading calls of one API: path, what it answers, what it is asked with. */
export const reading =
  (http: Http, api: "main" | "fast") =>
  <T>(path: string, answer: GenericSchema<unknown, T>, query: Query = {}): Promise<T> =>
    http({ api, method: "GET", path, query, answer });
