import type { ResponsePromise } from "ky";
import { members } from "../../shared/members.js";
import { requireGlobal } from "../../shared/requireGlobal.js";
import { parseJson } from "../../shared/parseJson.js";
import { loadOnce } from "../../shared/promises.js";
import { isShopError, ShopError } from "../../shared/shopError.js";
import { baseUrl } from "./baseUrl.js";
import {
  createHttp,
  type Credentials,
  type Http,
  type HttpConfig,
  type HttpEnvironment,
  TIMEOUT_MS,
  toHeaders,
  type Transport,
  UPLOAD_TIMEOUT_MS,
  withAnySignal,
} from "./http.js";
import { isFinalError, retryAfterMs, toFormError, toResponseError } from "./responseErrors.js";

/** Returns a client that sends calls as a guest or with their token, and retries repeatable calls. */
export const createRetryingHttp = (config: HttpConfig, environment: HttpEnvironment): Http =>
  createHttp(kyTransport(config, environment), toResponseError, environment);

/** Returns the HTTP client of a shop: retries, the customer's token and form field errors. */
export const createSessionHttp = (
  config: HttpConfig,
  environment: SessionHttpEnvironment,
  credentials?: Credentials,
): Http =>
  withSession(createHttp(kyTransport(config, environment), toFormError, environment), environment, credentials);

/** `signal` aborts every call. */
type SessionHttpEnvironment = HttpEnvironment & { readonly signal?: AbortSignal | undefined };

/** Sends the customer's token, and repeats a call once after the backend rejected it. */
function withSession(send: Http, environment: SessionHttpEnvironment, credentials?: Credentials): Http {
  return (request) =>
    withAnySignal([request.signal, environment.signal], async (signal) => {
      const call = { ...request, signal };
      if (call.bearer !== undefined || !credentials) return send(call);
      const token = credentials.token();
      try {
        return await send({ ...call, bearer: token });
      } catch (error) {
        if (token === undefined || !isShopError(error, "UNAUTHORIZED")) throw error;
        await credentials.reportRejected(token);
        if (signal.aborted)
          throw new ShopError("ABORTED", { cause: error, details: { path: call.label ?? call.path } });
        const next = credentials.token();
        // A call rejected with 401 had no effect. Guest reads are repeated as a guest; the rest requires a new sign-in.
        const isForGuests = call.method === "GET" && call.requiresSession !== true && call.cartToken === undefined;
        if (next === undefined ? !isForGuests : next === token) throw error;
        return send({ ...call, bearer: next });
      }
    });
}

/** Temporary failures. 409 is an idempotency key in flight with Retry-After, a real conflict without it. */
const RETRIED_STATUSES = [409, 429, 502, 503, 504];
/** Longest acceptable wait on an open page; a longer Retry-After fails at once. */
const MAX_RETRY_WAIT_MS = 30_000;

/** Sends a guest's or customer's token, waits for a busy backend and retries repeatable requests. */
function kyTransport(config: HttpConfig, environment: HttpEnvironment): Transport {
  // Loaded with the first call, to keep it out of the initial bundle.
  const ky = loadOnce(async () => {
    // ky creates one when it loads.
    requireGlobal("TextEncoder");
    return (await import("ky")).default.create({
      throwHttpErrors: (status) => RETRIED_STATUSES.includes(status),
      timeout: TIMEOUT_MS,
    });
  });

  // Until their bodies are read: Node collects a request that nothing holds, and with it the abort of its signal.
  const held = new Map<object, Request>();

  return async (call) => {
    const isRepeatable = call.method === "GET" || call.idempotencyKey !== undefined;
    try {
      const client = await ky();
      // ky sends a request whose signal aborted while it loaded.
      call.signal?.throwIfAborted();
      const pending = client(call.path, {
        method: call.method,
        baseUrl: baseUrl(config, call.api),
        searchParams: call.query,
        ...(call.file ? { body: call.file, timeout: UPLOAD_TIMEOUT_MS } : { json: call.body }),
        ...(call.signal && { signal: call.signal }),
        headers: toHeaders(call, config),
        fetch(input, init) {
          const request = new Request(input, init);
          held.set(call, request);
          return environment.fetch(request);
        },
        retry: {
          limit: isRepeatable ? 3 : 0,
          methods: [call.method],
          statusCodes: RETRIED_STATUSES,
          afterStatusCodes: RETRIED_STATUSES,
          jitter: true,
          shouldRetry: ({ error }) => (shouldRetry(error, environment) ? undefined : false),
        },
      });
      const response = await pending;
      const body = await readBody(response, pending);
      // A fetch of the caller's own may ignore the signal.
      call.signal?.throwIfAborted();
      return { response, body };
    } catch (error) {
      const result = responseOf(error);
      if (result) return result;
      throw error;
    } finally {
      held.delete(call);
    }
  };
}

// Checked by shape: ky and its error classes are loaded lazily.
function responseOf(error: unknown): { response: Response; body: unknown } | undefined {
  const { response, data } = members(error);
  return response instanceof Response ? { response, body: data } : undefined;
}

function shouldRetry(error: unknown, { clock, maxRetryWaitMs = MAX_RETRY_WAIT_MS }: HttpEnvironment): boolean {
  const result = responseOf(error);
  if (!result) return true;
  if (isFinalError(result.body)) return false;
  const { status, headers } = result.response;
  if (!headers.has("retry-after")) return status !== 409;
  return (retryAfterMs(headers, clock.now()) ?? 0) <= maxRetryWaitMs;
}

/** Reads the body through ky, so that its timeout also covers a body that never ends. A PDF is returned as a Blob. */
async function readBody(response: Response, pending: ResponsePromise): Promise<unknown> {
  if (response.headers.get("content-type")?.startsWith("application/pdf")) return pending.blob();
  return parseJson(await pending.text());
}
