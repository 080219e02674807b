import type * as v from "valibot";
import { isShopError, ShopError } from "../shared/shopError.js";
import { encodeLocale } from "../wire/locale.js";
import type { CallOptions, CallRequest, Http } from "./transport/http.js";

/** The signed-in customer. */
export interface SignedInCustomer {
  id: number;
  email: string;
}

/** Locale, market and country of calls. */
export interface CallContext {
  /** Locale of the texts, BCP 47: "de-AT". Requests of the tables get the backend's spelling. */
  locale: string;
  /** Market, for example "AT". */
  market: string;
  /** Country whose VAT the prices include, or a function that returns it; undefined for the locale's country. */
  countryId?: number | (() => number | undefined) | undefined;
  /** Returns the signed-in customer, for calls of their own data. */
  customer?: (() => SignedInCustomer | undefined) | undefined;
}

/** One read call: client method, single call and query derive from it. */
export interface ReadCall<Input extends readonly unknown[], Output> {
  api: "main" | "fast";
  /** Returns a POST for a request with a body, a GET otherwise. */
  request: (context: CallContext, ...input: Input) => CallRequest;
  /** Decodes the response; undefined is NOT_FOUND, unless the call is `optional`. */
  schema: v.GenericSchema<unknown, Output | undefined>;
  /** Returns undefined for a missing record. */
  optional?: (undefined extends Output ? true : undefined) | undefined;
  priced?: true | undefined;
  personal?: true | undefined;
}

/** A call whose response contains prices: its request and its query key contain the country. */
export interface PricedCall<Input extends readonly unknown[], Output> extends ReadCall<Input, Output> {
  priced: true;
}

/** A call of one customer's data: its query key contains the customer. */
export interface PersonalCall<Input extends readonly unknown[], Output> extends ReadCall<Input, Output> {
  personal: true;
}

/** Any {@link ReadCall}. */
export interface AnyReadCall extends Omit<ReadCall<never[], unknown>, "optional"> {
  optional?: true | undefined;
}

/** Input of a call. */
export type InputOf<Call extends AnyReadCall> =
  Parameters<Call["request"]> extends [unknown, ...infer Input] ? Input : never;

/** Result of a call. */
export type OutputOf<Call extends AnyReadCall> = true extends Call["optional"]
  ? v.InferOutput<Call["schema"]>
  : Exclude<v.InferOutput<Call["schema"]>, undefined>;

/** Client method of a call. */
export type CallMethod<Call> = Call extends AnyReadCall
  ? (...input: [...InputOf<Call>, options?: CallOptions]) => Promise<OutputOf<Call>>
  : never;

/** Client of a table of calls. */
export type ReadClient<Table> = { [Name in keyof Table]: CallMethod<Table[Name]> };

/** Creates the method of one call. */
export type SingleCall<Call> = (http: Http, context: CallContext) => CallMethod<Call>;

/**
 * Returns a function that creates the method of a call, so that a program bundles only the schemas it uses. The last
 * argument of the method is its options when it has a `signal`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function singleCall<Call extends AnyReadCall>(call: Call): SingleCall<Call> {
  const { api, request, schema, optional, priced } = call;
  const create =
    (http: Http, context: CallContext) =>
    async (...input: never[]): Promise<unknown> => {
      const { countryId } = context;
      // oxlint-disable-next-line typescript/no-unsafe-assignment -- `at` of an empty input and primitives have no `signal`
      const last: CallOptions = Object(input.at(-1));
      if ("signal" in last) input.pop();
      const sent = request({ ...context, locale: encodeLocale(context.locale) }, ...input);
      const found = await http({
        api,
        ...sent,
        method: sent.body ? "POST" : "GET",
        query: { ...sent.query, country_id: priced && (typeof countryId === "function" ? countryId() : countryId) },
        schema,
        signal: last.signal,
      }).catch((error: unknown) => {
        if (!optional || !isShopError(error, "NOT_FOUND")) throw error;
      });
      if (!optional && found === undefined)
        throw new ShopError("NOT_FOUND", { details: { path: sent.label ?? sent.path } });
      return found;
    };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `never[]` stands for the call's own input
  return create as SingleCall<Call>;
}

/** Returns the client of a table: one method for each call. */
export function createReadClient<Table extends object>(
  table: Table & Record<string, AnyReadCall>,
  http: Http,
  context: CallContext,
): ReadClient<Table> {
  const methods = Object.entries(table).map(([name, call]) => [name, singleCall(call)(http, context)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one method for each call, by its name
  return Object.fromEntries(methods) as ReadClient<Table>;
}
