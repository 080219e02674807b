import type { KyInstance, ResponsePromise } from "ky";
import { isShopError } from "../../shared/shopError.js";
import type { Http, HttpConfig, HttpEnvironment } from "./http.js";
import { decode, readJson, callLabel, toNetworkError } from "./httpResponse.js";
import { type ToShopError, toResponseError, isFinalError } from "./toResponseError.js";
import { retryAfterMs } from "./toStatusError.js";

const TIMEOUT_MS = 15_000;
/** Temporary failures. 409 is an idempotency key in flight with Retry-After, a real conflict without it. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([409, 429, 502, 503, 504]);
/** Longest acceptable wait on an open page; a longer Retry-After fails at once. */
const MAX_RETRY_WAIT_MS = 30_000;

/**
 * Returns a client that sends calls as a guest or with their token, waits for a busy backend and retries repeatable
 * calls.
 */
export function createRetryingHttp(
  config: HttpConfig,
  environment: HttpEnvironment,
  toError: ToShopError = toResponseError,
): Http {
  let instance: Promise<KyInstance> | undefined;
  const ky = (): Promise<KyInstance> => {
    // Loaded with the first call, to keep it out of the initial bundle.
    instance ??= import("ky").then(({ default: client }) =>
      client.create({
        fetch: (input, init) => environment.fetch(new Request(input, init)),
        throwHttpErrors: (status) => RETRIED_STATUSES.has(status),
        timeout: TIMEOUT_MS,
      }),
    );
    // A failed download is not cached: the next call tries again.
    instance.catch(() => (instance = undefined));
    return instance;
  };

  return async (call) => {
    const isRepeatable = call.method === "GET" || call.idempotencyKey !== undefined;
    try {
      const client = await ky();
      const pending = client(call.path, {
        method: call.method,
        baseUrl: call.api === "main" ? config.apiUrl : config.fastApi,
        searchParams: call.query ?? {},
        ...(call.body === undefined ? {} : { json: call.body }),
        headers: {
          Authorization:
            call.bearer === undefined || call.bearer === null ? `TOKEN ${config.token}` : `Bearer ${call.bearer}`,
          "X-Cart-Token": call.cartToken,
          "Idempotency-Key": call.idempotencyKey,
        },
        retry: {
          limit: isRepeatable ? 3 : 0,
          methods: ["get", "post", "put", "patch", "delete"],
          statusCodes: [...RETRIED_STATUSES],
          afterStatusCodes: [...RETRIED_STATUSES],
          jitter: true,
          shouldRetry: ({ error }) => (shouldRetry(error, environment) ? undefined : false),
        },
      });
      const response = await pending;
      const body = await readBody(response, pending);
      if (!response.ok) throw toError(callLabel(call), response, body, environment.clock.now());
      return decode(callLabel(call), call.schema, body);
    } catch (error) {
      if (isShopError(error)) throw error;
      if (hasResponse(error)) throw toError(callLabel(call), error.response, error.data, environment.clock.now());
      throw toNetworkError(call, error);
    }
  };
}

// Checked by shape: ky and its error classes are loaded lazily.
const hasResponse = (error: unknown): error is { response: Response; data: unknown } =>
  error instanceof Error && "response" in error && error.response instanceof Response && "data" in error;

function shouldRetry(error: unknown, { clock, maxRetryWaitMs = MAX_RETRY_WAIT_MS }: HttpEnvironment): boolean {
  if (!hasResponse(error)) return true;
  if (isFinalError(error.data)) return false;
  const { status, headers } = error.response;
  if (!headers.has("retry-after")) return status !== 409;
  return (retryAfterMs(headers, clock.now()) ?? 0) <= maxRetryWaitMs;
}

/** Reads the body through ky, so that its timeout also covers a body that never ends. A PDF is returned as a Blob. */
async function readBody(response: Response, pending: ResponsePromise): Promise<unknown> {
  if (response.headers.get("content-type")?.startsWith("application/pdf")) return pending.blob();
  return readJson(response, () => pending.text());
}
