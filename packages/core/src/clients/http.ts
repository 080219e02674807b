import type { KyInstance } from "ky";
import * as v from "valibot";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError, type ShopErrorCode } from "../shared/shopError.js";

export interface HttpConfig {
  /** address of the main API, ending in "/" */
  apiUrl: string;
  /** address of the Fast API, ending in "/" */
  fastApi: string;
  /** the shop's own token, for callers who are not signed in */
  token: string;
}

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
  /** the cart's secret, decision D4 */
  cartToken?: string | undefined;
  /** makes a write safe to repeat, decision D19 */
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
}

export type Http = <T>(call: HttpCall<T>) => Promise<T>;

const TIMEOUT_MS = 15_000;
/** Busy for now. 409 is a key still at work when it says when to come back, and a real conflict when it does not. */
const RETRIED: ReadonlySet<number> = new Set([409, 429, 502, 503, 504]);
/** Longer than this nobody waits with a page open; the failure is reported instead. */
const LONGEST_RETRY_AFTER_MS = 30_000;

/** One HTTP client for a shop: authorization, retries of what may be repeated, and decoding of every answer. */
export function createHttp(config: HttpConfig, environment: Environment): Http {
  let instance: Promise<KyInstance> | undefined;
  const ky = (): Promise<KyInstance> => {
    // Loaded with the first call, so that a page can be drawn and used before it arrives.
    instance ??= import("ky").then(({ default: client }) =>
      client.create({
        fetch: (input, init) => environment.fetch(new Request(input, init)),
        throwHttpErrors: (status) => RETRIED.has(status),
        timeout: TIMEOUT_MS,
        headers: { Authorization: `TOKEN ${config.token}` },
      }),
    );
    // A failed download is not remembered: the next call tries again.
    instance.catch(() => (instance = undefined));
    return instance;
  };

  return async (call) => {
    const repeatable = call.method === "GET" || call.idempotencyKey !== undefined;
    try {
      const client = await ky();
      const response = await client(call.path, {
        method: call.method,
        baseUrl: call.api === "main" ? config.apiUrl : config.fastApi,
        searchParams: call.query ?? {},
        ...(call.body === undefined ? {} : { json: call.body }),
        headers: {
          "X-Cart-Token": call.cartToken,
          "Idempotency-Key": call.idempotencyKey,
        },
        retry: {
          limit: repeatable ? 3 : 0,
          methods: ["get", "post", "put", "patch", "delete"],
          statusCodes: [...RETRIED],
          afterStatusCodes: [...RETRIED],
          jitter: true,
          shouldRetry: ({ error }) => (isWorthWaiting(error, environment.clock.now()) ? undefined : false),
        },
        ...(call.signal === undefined ? {} : { signal: call.signal }),
      });
      return decode(call, response.status, await readJson(response));
    } catch (error) {
      if (isShopError(error) || call.signal?.aborted) throw error;
      if (hasResponse(error)) return decode(call, error.response.status, error.data);
      throw new ShopError(isTimeout(error) ? "TIMEOUT" : "NETWORK", { cause: error, details: { path: call.path } });
    }
  };
}

// By shape, not by class: ky is loaded lazily, and its classes with it.
const hasResponse = (error: unknown): error is { response: Response; data: unknown } =>
  error instanceof Error && "response" in error && error.response instanceof Response && "data" in error;

function isWorthWaiting(error: unknown, now: number): boolean {
  if (!hasResponse(error)) return true;
  const { status, headers } = error.response;
  const retryAfter = headers.get("retry-after");
  if (retryAfter === null) return status !== 409;
  const seconds = Number(retryAfter);
  const waitMs = Number.isNaN(seconds) ? Date.parse(retryAfter) - now : seconds * 1000;
  return !(waitMs > LONGEST_RETRY_AFTER_MS);
}

const isTimeout = (cause: unknown): boolean => cause instanceof Error && cause.name === "TimeoutError";

/** Errors of a shop are not always JSON (a proxy's page, an HTML 404): such a body is no answer. */
async function readJson(response: Response): Promise<unknown> {
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

const failure: v.GenericSchema<unknown, { error: string; code: string }> = v.object({
  error: v.optional(v.string(), ""),
  code: v.optional(v.string(), ""),
});

/** Failures that a shop names itself. */
const SAID_BY_SHOP = [
  "CART_NOT_FOUND",
  "IDEMPOTENCY_IN_FLIGHT",
  "IDEMPOTENCY_REUSED",
  "OUT_OF_STOCK",
  "PRICE_CHANGED",
  "UNDELIVERABLE",
] as const satisfies readonly ShopErrorCode[];

function codeOf(status: number, said: string): ShopErrorCode {
  const known = SAID_BY_SHOP.find((code) => code === said);
  if (known !== undefined) return known;
  return status === 404 ? "NOT_FOUND" : status === 429 ? "RATE_LIMITED" : "HTTP_STATUS";
}

function decode<T>(call: HttpCall<T>, status: number, body: unknown): T {
  if (status < 200 || status > 299) {
    const said = v.safeParse(failure, body);
    const details = {
      path: call.path,
      status,
      ...(said.success ? { reason: said.output.code, text: said.output.error } : {}),
    };
    throw new ShopError(codeOf(status, said.success ? said.output.code : ""), { details });
  }
  const result = v.safeParse(call.answer, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ShopError("ANSWER_INVALID", {
    details: { path: call.path, at: v.getDotPath(issue) ?? "", expected: issue.expected ?? issue.message },
  });
}
