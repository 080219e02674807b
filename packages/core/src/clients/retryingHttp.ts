import type { KyInstance, ResponsePromise } from "ky";
import { isShopError } from "../shared/shopError.js";
import type { Http, HttpConfig, HttpEnvironment } from "./http.js";
import { decode, jsonIn, nameOf, unanswered } from "./httpAnswer.js";
import { type Failure, failureSaid, isFinal } from "./httpFailure.js";
import { retryAfterMs } from "./statusFailure.js";

const TIMEOUT_MS = 15_000;
/** Temporary failures. 409 is an idempotency key in flight with Retry-After, a real conflict without it. */
const RETRIED: ReadonlySet<number> = new Set([409, 429, 502, 503, 504]);
/** Longest acceptable wait on an open page; a longer Retry-After fails at once. */
const LONGEST_WAIT_MS = 30_000;

/**
 * Returns a client that sends calls as a guest or with their token, waits for a busy backend and retries repeatable
 * calls.
 */
export function createRetryingHttp(
  config: HttpConfig,
  environment: HttpEnvironment,
  failure: Failure = failureSaid,
): Http {
  let instance: Promise<KyInstance> | undefined;
  const ky = (): Promise<KyInstance> => {
    // Loaded with the first call, to keep it out of the initial bundle.
    instance ??= import("ky").then(({ default: client }) =>
      client.create({
        fetch: (input, init) => environment.fetch(new Request(input, init)),
        throwHttpErrors: (status) => RETRIED.has(status),
        timeout: TIMEOUT_MS,
      }),
    );
    // A failed download is not cached: the next call tries again.
    instance.catch(() => (instance = undefined));
    return instance;
  };

  return async (call) => {
    const repeatable = call.method === "GET" || call.idempotencyKey !== undefined;
    try {
      const client = await ky();
      const answer = client(call.path, {
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
          limit: repeatable ? 3 : 0,
          methods: ["get", "post", "put", "patch", "delete"],
          statusCodes: [...RETRIED],
          afterStatusCodes: [...RETRIED],
          jitter: true,
          shouldRetry: ({ error }) => (isWorthWaiting(error, environment) ? undefined : false),
        },
      });
      const response = await answer;
      const body = await bodyIn(response, answer);
      if (!response.ok) throw failure(nameOf(call), response, body, environment.clock.now());
      return decode(nameOf(call), call.answer, body);
    } catch (error) {
      if (isShopError(error)) throw error;
      if (hasResponse(error)) throw failure(nameOf(call), error.response, error.data, environment.clock.now());
      throw unanswered(call, error);
    }
  };
}

// Checked by shape: ky and its error classes are loaded lazily.
const hasResponse = (error: unknown): error is { response: Response; data: unknown } =>
  error instanceof Error && "response" in error && error.response instanceof Response && "data" in error;

function isWorthWaiting(error: unknown, { clock, longestWaitMs = LONGEST_WAIT_MS }: HttpEnvironment): boolean {
  if (!hasResponse(error)) return true;
  if (isFinal(error.data)) return false;
  const { status, headers } = error.response;
  if (!headers.has("retry-after")) return status !== 409;
  return (retryAfterMs(headers, clock.now()) ?? 0) <= longestWaitMs;
}

/** Reads the body through ky, so that its timeout also covers a body that never ends. A PDF is returned as a Blob. */
async function bodyIn(response: Response, answer: ResponsePromise): Promise<unknown> {
  if (response.headers.get("content-type")?.startsWith("application/pdf")) return answer.blob();
  return jsonIn(response, () => answer.text());
}
