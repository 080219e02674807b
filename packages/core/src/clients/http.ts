import type * as v from "valibot";
import type { Environment } from "../environment/environment.js";

/** Where a shop is asked, and as whom. */
export interface HttpConfig {
  /** address of the main API, ending in "/" */
  apiUrl: string;
  /** address of the Fast API, ending in "/" */
  fastApi: string;
  /** the shop's own token, for callers who are not signed in */
  token: string;
}

/** One call, and what its answer is to be. */
export interface HttpCall<T> {
  api: "main" | "fast";
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** relative to the API's address, without a leading "/" */
  path: string;
  /** members that are undefined are left out: the shop refuses empty parameters */
  query?: Readonly<Record<string, string | number | undefined>>;
  body?: unknown;
  /** decodes the answer; what it refuses is an ANSWER_INVALID */
  answer: v.GenericSchema<unknown, T>;
  /** what errors call it, where the path holds a secret */
  name?: string;
  /** the token to send instead of the session's; null: the shop scheme, whoever is signed in */
  bearer?: string | null | undefined;
  /** makes no sense for guests: refused together with the session, it is not repeated without one */
  personal?: boolean;
  /** the cart's secret, decision D4 */
  cartToken?: string | undefined;
  /** makes a write safe to repeat, decision D19 */
  idempotencyKey?: string | undefined;
}

/** Who calls: nobody in particular, or a signed-in customer. */
export interface Credentials {
  /** the signed-in customer's token */
  token(): string | undefined;
  /** The shop refused this token. Resolves once it is renewed, replaced or dropped. */
  refused(token: string): Promise<void>;
}

/** What calls touch outside themselves. */
export type HttpEnvironment = Pick<Environment, "fetch" | "clock" | "longestWaitMs">;

/** What makes calls: of one shop, by its ways of waiting and signing in. */
export type Http = <T>(call: HttpCall<T>) => Promise<T>;
