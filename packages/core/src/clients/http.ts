import type { KyInstance, ResponsePromise } from "ky";
import * as v from "valibot";
import type { Environment } from "../environment/environment.js";
import { isShopError, ShopError } from "../shared/shopError.js";
import { failureOf, isFinal, retryAfterMs } from "./httpFailure.js";

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

export type Http = <T>(call: HttpCall<T>) => Promise<T>;

const TIMEOUT_MS = 15_000;
/** Busy for now. 409 is a key still at work when it says when to come back, and a real conflict when it does not. */
const RETRIED: ReadonlySet<number> = new Set([409, 429, 502, 503, 504]);
/** Longer than this nobody waits with a page open; the failure is reported instead. */
const LONGEST_WAIT_MS = 30_000;

const GUEST: Credentials = { token: () => undefined, refused: () => Promise.resolve() };

/** One HTTP client for a shop: authorization, retries of what may be repeated, and decoding of every answer. */
export function createHttp(config: HttpConfig, environment: HttpEnvironment, credentials: Credentials = GUEST): Http {
  let instance: Promise<KyInstance> | undefined;
  const ky = (): Promise<KyInstance> => {
    // Loaded with the first call, so that a page can be drawn and used before it arrives.
    instance ??= import("ky").then(({ default: client }) =>
      client.create({
        fetch: (input, init) => environment.fetch(new Request(input, init)),
        throwHttpErrors: (status) => RETRIED.has(status),
        timeout: TIMEOUT_MS,
      }),
    );
    // A failed download is not remembered: the next call tries again.
    instance.catch(() => (instance = undefined));
    return instance;
  };

  const send = async <T>(call: HttpCall<T>, bearer: string | undefined): Promise<T> => {
    const repeatable = call.method === "GET" || call.idempotencyKey !== undefined;
    try {
      const client = await ky();
      const answer = client(call.path, {
        method: call.method,
        baseUrl: call.api === "main" ? config.apiUrl : config.fastApi,
        searchParams: call.query ?? {},
        ...(call.body === undefined ? {} : { json: call.body }),
        headers: {
          Authorization: bearer === undefined ? `TOKEN ${config.token}` : `Bearer ${bearer}`,
          "X-Cart-Token": call.cartToken,
          "Idempotency-Key": call.idempotencyKey,
        },
        retry: {
          limit: repeatable ? 3 : 0,
          methods: ["get", "post", "put", "patch", "delete"],
          statusCodes: [...RETRIED],
          afterStatusCodes: [...RETRIED],
          jitter: true,
          shouldRetry: ({ error }) => (isWorthWaiting(error, environment) ? undefined : false),
        },
      });
      const response = await answer;
      const body = await readBody(response, answer);
      if (!response.ok) throw failureOf(nameOf(call), response, body, environment.clock.now());
      return decode(call, body);
    } catch (error) {
      if (isShopError(error)) throw error;
      if (hasResponse(error)) throw failureOf(nameOf(call), error.response, error.data, environment.clock.now());
      throw new ShopError(isTimeout(error) ? "TIMEOUT" : "NETWORK", { cause: error, details: { path: nameOf(call) } });
    }
  };

  return async (call) => {
    if (call.bearer !== undefined) return send(call, call.bearer ?? undefined);
    const token = credentials.token();
    try {
      return await send(call, token);
    } catch (error) {
      if (token === undefined || !isShopError(error, "UNAUTHORIZED")) throw error;
      await credentials.refused(token);
      const next = credentials.token();
      // A 401 was not carried out. What a guest may read is read as a guest; the rest needs somebody to sign in again.
      const isForGuests = call.method === "GET" && call.personal !== true && call.cartToken === undefined;
      if (next === undefined ? !isForGuests : next === token) throw error;
      return send(call, next);
    }
  };
}

const nameOf = ({ name, path }: Pick<HttpCall<unknown>, "name" | "path">): string => name ?? path;

// By shape, not by class: ky is loaded lazily, and its classes with it.
const hasResponse = (error: unknown): error is { response: Response; data: unknown } =>
  error instanceof Error && "response" in error && error.response instanceof Response && "data" in error;

function isWorthWaiting(error: unknown, { clock, longestWaitMs = LONGEST_WAIT_MS }: HttpEnvironment): boolean {
  if (!hasResponse(error)) return true;
  if (isFinal(error.data)) return false;
  const { status, headers } = error.response;
  if (!headers.has("retry-after")) return status !== 409;
  return (retryAfterMs(headers, clock.now()) ?? 0) <= longestWaitMs;
}

const isTimeout = (cause: unknown): boolean => cause instanceof Error && cause.name === "TimeoutError";

/**
 * Errors of a shop are not always JSON (a proxy's page, an HTML 404): such a body is no answer. A PDF is one, as a file.
 * Read through ky, whose timeout counts here too: an answer that begins and never ends would hold up all that waits for it.
 */
async function readBody({ headers }: Response, answer: ResponsePromise): Promise<unknown> {
  const type = headers.get("content-type");
  if (type?.startsWith("application/pdf")) return answer.blob();
  if (!type?.includes("json")) return undefined;
  const text = await answer.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decode<T>(call: HttpCall<T>, body: unknown): T {
  const result = v.safeParse(call.answer, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ShopError("ANSWER_INVALID", {
    details: { path: nameOf(call), at: v.getDotPath(issue) ?? "", expected: issue.expected ?? issue.message },
  });
}
