import * as v from "valibot";

/** The engine did not respond, or not as documented. */
export class EngineError extends Error {
  /** HTTP status; undefined without a response. */
  readonly status: number | undefined;

  constructor(message: string, status?: number, options?: ErrorOptions) {
    super(message, options);
    this.name = "EngineError";
    this.status = status;
  }
}

export interface EngineCall<T> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Relative path without a leading slash. */
  path: string;
  /** JSON object, or an array that is sent as NDJSON. */
  body?: object | undefined;
  responseSchema: v.GenericSchema<unknown, T>;
  timeoutMs?: number;
}

export interface EngineClient {
  call<T>(call: EngineCall<T>): Promise<T>;
}

/** Timeout of a search. */
export const SEARCH_TIMEOUT_MS = 1500;
const DEFAULT_TIMEOUT_MS = 30_000;
const MAX_ERROR_LENGTH = 300;

/**
 * HTTP client for Elasticsearch or OpenSearch.
 *
 * @param address "https://user:password@search.example:9200"; the credentials are sent as Basic auth and never logged
 * @param timeoutFactor multiplies all timeouts, for tests on busy machines
 */
export function createEngineClient(
  address: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
  timeoutFactor = 1,
): EngineClient {
  const url = new URL(address);
  const authorization = authorizationOf(url);
  const base = `${url.origin}${url.pathname.replace(/\/$/, "")}`;

  return {
    async call({ method, path, body, responseSchema, timeoutMs = DEFAULT_TIMEOUT_MS }) {
      const isLines = Array.isArray(body);
      const headers = {
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": isLines ? "application/x-ndjson" : "application/json" }),
        ...(authorization === undefined ? {} : { Authorization: authorization }),
      };
      const text = isLines ? body.map((line) => `${JSON.stringify(line)}\n`).join("") : JSON.stringify(body);
      let response: Response;
      let content: string;
      try {
        const init = {
          method,
          headers,
          redirect: "error" as const,
          signal: AbortSignal.timeout(timeoutMs * timeoutFactor),
        };
        response = await fetch(`${base}/${path}`, body === undefined ? init : { ...init, body: text });
        content = await response.text();
      } catch (error) {
        throw new EngineError(`no answer to ${method} ${path}`, undefined, { cause: error });
      }
      if (!response.ok) {
        throw new EngineError(
          `${method} ${path}: ${response.status} ${content.slice(0, MAX_ERROR_LENGTH)}`,
          response.status,
        );
      }
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), responseSchema), content);
      if (!parsed.success) throw new EngineError(`${method} ${path} answered something else`, response.status);
      return parsed.output;
    },
  };
}

function authorizationOf({ username, password }: URL): string | undefined {
  if (username === "") return undefined;
  const user = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return `Basic ${Buffer.from(user).toString("base64")}`;
}
