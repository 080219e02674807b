import * as v from "valibot";
import { ProviderRefused, ProviderUnreachable } from "../provider.ts";

const TIMEOUT_MS = 10_000;
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

export interface ProviderCall<T> {
  provider: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** On the provider's own host, never taken from user input. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  responseSchema: v.GenericSchema<unknown, T>;
}

/**
 * Calls a provider API: ten-second timeout, no redirects, one retry when there is no response or a busy status. Calls
 * that must not happen twice send the provider's idempotency header.
 *
 * @throws ProviderUnreachable, ProviderRefused
 */
export async function callProvider<T>(call: ProviderCall<T>): Promise<T> {
  const response = (await attempt(call)) ?? (await attempt(call));
  if (response === undefined) throw new ProviderUnreachable(call.provider);
  const body: unknown = await response.json().catch(() => undefined);
  // Error texts may quote user input: only the status and the error name are kept.
  if (!response.ok) throw new ProviderRefused(call.provider, `${response.status} ${readErrorName(body)}`.trim());
  const parsed = v.safeParse(call.responseSchema, body);
  if (parsed.success) return parsed.output;
  throw new ProviderUnreachable(
    call.provider,
    new Error(`response without ${v.getDotPath(parsed.issues[0]) ?? "body"}`),
  );
}

/** undefined on a network error or a retryable status. */
async function attempt({ url, method, headers, body }: ProviderCall<unknown>): Promise<Response | undefined> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    });
    if (!RETRYABLE_STATUSES.has(response.status)) return response;
    await response.body?.cancel();
    return undefined;
  } catch {
    return undefined;
  }
}

const errorSchema = v.object({
  name: v.optional(v.string()),
  error_code: v.optional(v.string()),
  reasonCode: v.optional(v.string()),
});

function readErrorName(body: unknown): string {
  const read = v.safeParse(errorSchema, body);
  if (!read.success) return "";
  return read.output.name ?? read.output.error_code ?? read.output.reasonCode ?? "";
}

/** "12.30": notation of 1230 cents at most providers. */
export const formatDecimalCents = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** Cents from "12.30" or "12.3". */
export const decimalCents: v.GenericSchema<unknown, number> = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/),
  v.transform((text) => Math.round(Number(text) * 100)),
);

/** Cents from "1230" or 1230. */
export const minorUnits: v.GenericSchema<unknown, number> = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
  v.integer(),
);
