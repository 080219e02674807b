import type { Environment } from "../../environment/environment.js";
import { members } from "../../shared/members.js";
import { configMissing, isShopError, ShopError } from "../../shared/shopError.js";
import type { ToShopError } from "./responseErrors.js";
import { safeParse, type Schema } from "../../wire/createSchema.js";

/** Base URLs and storefront token of a backend. */
export interface HttpConfig {
  /** Absolute base URL of the main API. */
  apiUrl: string;
  /** Absolute base URL of the Fast API; defaults to `apiUrl`. */
  fastApi?: string | undefined;
  /** Storefront token, for callers who are not signed in: without it their calls over HTTP reject with CONFIG_MISSING. */
  token?: string | undefined;
}

/** Base URLs and token of a backend, and where its pictures are. */
export interface BackendConfig extends HttpConfig {
  /**
   * Absolute URL below which pictures, models and documents are, for pages on another origin:
   * "https://shop.example/media/". Without it their URLs stay as the backend sends them, relative to the page's origin.
   */
  mediaUrl?: string | undefined;
}

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call: it rejects with ABORTED. */
  signal?: AbortSignal | undefined;
}

/** Request of a call, without its schema and its caller. */
export interface CallRequest {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Relative to the base URL, without a leading "/". */
  path: string;
  /** Undefined members are left out: the backend rejects empty parameters. */
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, with its own type, within 90 s. Only by HTTP with a session: `plainHttp` sends no files. */
  file?: Blob | undefined;
  /** Name in error details, for a path that contains a secret. */
  label?: string;
  /** For signed-in customers only: not repeated as a guest after the token was rejected. */
  requiresSession?: boolean | undefined;
  /** Token to send instead of the session's; null sends the storefront token even for signed-in customers. */
  bearer?: string | null | undefined;
  /** The cart's secret. */
  cartToken?: string | undefined;
  /** Makes a write safe to repeat. */
  idempotencyKey?: string | undefined;
}

/** One call, and the schema of its response. */
export interface HttpCall<T> extends CallRequest, CallOptions {
  /** The main API by default. */
  api?: "main" | "fast" | undefined;
  method: NonNullable<CallRequest["method"]>;
  /** Decodes the response; a mismatch is a RESPONSE_INVALID. */
  schema: Schema<T>;
}

/** Token source of a call: a guest or a signed-in customer. */
export interface Credentials {
  /** The signed-in customer's token; undefined for guests. */
  token(): string | undefined;
  /** Reports that the backend rejected this token. Resolves once it is renewed, replaced or dropped. */
  reportRejected(token: string): Promise<void>;
}

/** External dependencies of calls. */
export type HttpEnvironment = Pick<Environment, "fetch" | "clock" | "maxRetryWaitMs">;

/** Sends calls to one backend; implementations differ in retries and credentials. */
export type Http = <T>(call: HttpCall<T>) => Promise<T>;

/** Sends the request of a call and reads its body. Rejects when no response arrives. */
export type Transport = (call: HttpCall<unknown>) => Promise<{ response: Response; body: unknown }>;

/**
 * Returns the headers of a call: the caller's token, and the secrets of its cart and its write.
 * @throws ShopError CONFIG_MISSING for a guest without a storefront token
 */
export function toHeaders(call: CallRequest, { token }: HttpConfig): Record<string, string | undefined> {
  if (!call.bearer && !token) throw configMissing("token");
  return {
    Authorization: call.bearer ? `Bearer ${call.bearer}` : `TOKEN ${token}`,
    "X-Cart-Token": call.cartToken,
    "Idempotency-Key": call.idempotencyKey,
  };
}

/** Longest wait for a response, including its body. */
export const TIMEOUT_MS = 15_000;

/** As {@link TIMEOUT_MS}, of ten megabytes on an uplink of one megabit per second. */
export const UPLOAD_TIMEOUT_MS = 90_000;

/** Returns a client over a transport: decodes responses and converts failures to ShopError. */
export const createHttp =
  (transport: Transport, toError: ToShopError, { clock }: Pick<HttpEnvironment, "clock">): Http =>
  async (call) => {
    const { path, label = path, signal } = call;
    try {
      const { response, body } = await transport(call);
      if (!response.ok) throw toError(label, response, body, clock.now());
      if (response.headers.get("content-type")?.includes("html"))
        throw new ShopError("RESPONSE_INVALID", { details: { path: label, received: "HTML: check apiUrl" } });
      return decode(label, call.schema, body);
    } catch (error) {
      if (isShopError(error)) throw error;
      const isTimeout = members(error)["name"] === "TimeoutError";
      const code = isTimeout ? "TIMEOUT" : signal?.aborted ? "ABORTED" : "NETWORK";
      throw new ShopError(code, { cause: error, details: { path: label } });
    }
  };

/** Runs a call with a signal that aborts with the first of several. */
export async function withAnySignal<T>(
  signals: ReadonlyArray<AbortSignal | undefined>,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const given = signals.filter((signal) => signal !== undefined);
  if ("any" in AbortSignal) return run(AbortSignal.any(given));
  // Some native apps lack it.
  const ending = new AbortController();
  const abort = (): void => {
    for (const { aborted, reason } of given) if (aborted) ending.abort(reason);
  };
  abort();
  for (const signal of given) signal.addEventListener("abort", abort);
  try {
    return await run(ending.signal);
  } finally {
    // The signal of a shop lives as long as the app.
    for (const signal of given) signal.removeEventListener("abort", abort);
  }
}

/** @throws ShopError RESPONSE_INVALID with the path of the invalid cell and its expected type */
export function decode<T>(path: string, schema: Schema<T>, body: unknown): T {
  const result = safeParse(schema, body);
  if (result.success) return result.output;
  const { issue } = result;
  const at = issue.path?.map((part) => part.key).join(".") ?? "";
  throw new ShopError("RESPONSE_INVALID", { details: { path, at, expected: issue.expected ?? "" } });
}
