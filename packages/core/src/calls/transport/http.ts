import type * as v from "valibot";
import type { Environment } from "../../environment/environment.js";

/** Base URLs and storefront token of a backend. */
export interface HttpConfig {
  /** Base URL of the main API, ending in "/". */
  apiUrl: string;
  /** Base URL of the Fast API, ending in "/". */
  fastApi: string;
  /** Storefront token, for callers who are not signed in. */
  token: string;
}

/** Options of every call. */
export interface CallOptions {
  /** Aborts the call: it rejects with ABORTED. */
  signal?: AbortSignal | undefined;
}

/** Request of a call, without its schema and its caller. */
export interface CallRequest {
  /** Relative to the base URL, without a leading "/". */
  path: string;
  /** Undefined members are left out: the backend rejects empty parameters. */
  query?: Readonly<Record<string, string | number | undefined>> | undefined;
  body?: unknown;
  /** Name in error details, for a path that contains a secret. */
  label?: string;
  /** For signed-in customers only: not repeated as a guest after the token was rejected. */
  requiresSession?: boolean | undefined;
}

/** One call, and the schema of its response. */
export interface HttpCall<T> extends CallRequest, CallOptions {
  api: "main" | "fast";
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Decodes the response; a mismatch is a RESPONSE_INVALID. */
  schema: v.GenericSchema<unknown, T>;
  /** Token to send instead of the session's; null sends the storefront token even for signed-in customers. */
  bearer?: string | null | undefined;
  /** The cart's secret. */
  cartToken?: string | undefined;
  /** Makes a write safe to repeat. */
  idempotencyKey?: string | undefined;
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

/** Longest wait for a response, including its body. */
export const TIMEOUT_MS = 15_000;
