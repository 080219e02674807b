import type * as v from "valibot";
import { isShopError, requireConfig, requireFunction, ShopError } from "../shared/shopError.js";
import { readerSchema, type Schema } from "../wire/createSchema.js";
import { encodeLocale } from "../wire/locale.js";
import type { CallOptions, CallRequest, Http } from "./transport/http.js";

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

/** One call of the backend, as data: client method and single call derive from it. */
export interface ApiCall<Input extends readonly unknown[], Output = void> extends Pick<
  CallRequest,
  "method" | "requiresSession"
> {
  /** The main API by default. */
  api?: "fast";
  /** Sends the storefront token even for signed-in customers. */
  bearer?: null;
  /** Without a `method`, a request with a body is a POST, and one without is a GET. */
  request: (context: CallContext, ...input: Input) => CallRequest;
  /** Decodes the response; undefined is NOT_FOUND, unless the call is `optional`. */
  schema: Schema<Output | undefined>;
  /** Undefined is a result: of a response without `data`, or also of a missing `record`. */
  optional?: (undefined extends Output ? "data" | "record" : undefined) | undefined;
}

/** Schema of a call without a result. */
export const noResult: Pick<ApiCall<[]>, "schema" | "optional"> = {
  schema: readerSchema(() => undefined),
  optional: "data",
};

/** A call that only reads: its query derives from it as well. */
export interface ReadCall<Input extends readonly unknown[], Output> extends ApiCall<Input, Output> {
  /** The response contains prices: the request and the query key contain the country. */
  priced?: true;
  /** The response is one customer's data: the query key contains the customer. */
  personal?: true;
  /** Time in ms for which a result is fresh; 5 minutes by default. */
  staleTime?: number;
}

export interface AnyCall extends Omit<ReadCall<never[], unknown>, "optional"> {
  optional?: "data" | "record" | undefined;
}

export type InputOf<Call extends AnyCall> =
  Parameters<Call["request"]> extends [unknown, ...infer Input] ? Input : never;

export type OutputOf<Call extends AnyCall> = "record" extends Call["optional"]
  ? v.InferOutput<Call["schema"]>
  : Exclude<v.InferOutput<Call["schema"]>, undefined>;

export type CallMethod<Call> = Call extends AnyCall
  ? (...input: [...InputOf<Call>, options?: CallOptions]) => Promise<OutputOf<Call>>
  : never;

/** Client of a table of calls. */
export type CallClient<Table> = { -readonly [Name in keyof Table]: CallMethod<Table[Name]> };

/** Creates the method of one call. */
export type SingleCall<Call> = (http: Http, context: CallContext) => CallMethod<Call>;

/**
 * Returns a function that creates the method of a call, so that a program bundles only the schemas it uses. The last
 * argument of the method is its options when it has a `signal`.
 */
/* @__NO_SIDE_EFFECTS__ */
export function singleCall<Call extends AnyCall>(call: Call): SingleCall<Call> {
  return (http, context) => {
    requireFunction("http", http);
    requireConfig(context, "locale", "market");
    return createMethod(call, http, context);
  };
}

function createMethod<Call extends AnyCall>(call: Call, http: Http, context: CallContext): CallMethod<Call> {
  const { request, optional, priced, ...target } = call;
  const method = async (...input: never[]): Promise<unknown> => {
    const { countryId } = context;
    // oxlint-disable-next-line typescript/no-unsafe-assignment -- primitives have no `signal`
    const { signal }: CallOptions = Object(input.at(-1));
    if (signal) input.pop();
    const sent = request({ ...context, locale: encodeLocale(context.locale) }, ...input);
    const found = await http({
      method: sent.body ? "POST" : "GET",
      ...target,
      ...sent,
      query: {
        ...sent.query,
        ...(priced && { country_id: typeof countryId === "function" ? countryId() : countryId }),
      },
      signal,
    }).catch((error: unknown) => {
      if (optional !== "record" || !isShopError(error, "NOT_FOUND")) throw error;
    });
    if (found === undefined && !optional)
      throw new ShopError("NOT_FOUND", { details: { path: sent.label ?? sent.path } });
    return found;
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `never[]` stands for the call's own input
  return method as CallMethod<Call>;
}

/** Returns the client of a table: one method for each call. */
export function createClient<Table extends object>(
  table: Table & Record<string, AnyCall>,
  http: Http,
  context: CallContext,
): CallClient<Table> {
  const methods = Object.entries(table).map(([name, call]) => [name, createMethod(call, http, context)]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one method for each call, by its name
  return Object.fromEntries(methods) as CallClient<Table>;
}
