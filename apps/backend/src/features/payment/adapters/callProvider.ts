import * as v from "valibot";
import { ProviderRefused, ProviderUnreachable } from "../provider.ts";

const TIMEOUT_MS = 10_000;
const BUSY: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504]);

export interface ProviderCall<T> {
  provider: string;
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** at the provider's own host: never of anybody's making */
  url: string;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
  answer: v.GenericSchema<unknown, T>;
}

/**
 * One call of a provider's API: ten seconds, no redirects, and once more where it did not answer. What must not happen
 * twice carries the provider's own key for that in its headers.
 *
 * @throws ProviderUnreachable, ProviderRefused
 */
export async function callProvider<T>(call: ProviderCall<T>): Promise<T> {
  const response = (await attempt(call)) ?? (await attempt(call));
  if (response === undefined) throw new ProviderUnreachable(call.provider);
  const body: unknown = await response.json().catch(() => undefined);
  // Its words may hold what the shopper typed: only the status and the name of the fault are kept.
  if (!response.ok) throw new ProviderRefused(call.provider, `${response.status} ${faultIn(body)}`.trim());
  const read = v.safeParse(call.answer, body);
  if (read.success) return read.output;
  throw new ProviderUnreachable(
    call.provider,
    new Error(`an answer without ${v.getDotPath(read.issues[0]) ?? "body"}`),
  );
}

/** undefined: no answer, or none that says anything. */
async function attempt({ url, method, headers, body }: ProviderCall<unknown>): Promise<Response | undefined> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    });
    if (!BUSY.has(response.status)) return response;
    await response.body?.cancel();
    return undefined;
  } catch {
    return undefined;
  }
}

const fault = v.object({
  name: v.optional(v.string()),
  error_code: v.optional(v.string()),
  reasonCode: v.optional(v.string()),
});

function faultIn(body: unknown): string {
  const read = v.safeParse(fault, body);
  if (!read.success) return "";
  return read.output.name ?? read.output.error_code ?? read.output.reasonCode ?? "";
}

/** "12.30": how most providers write 1230 cents. */
export const decimals = (cents: number): string => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** Cents written as "12.30" or "12.3". */
export const centsText: v.GenericSchema<unknown, number> = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,2})?$/),
  v.transform((text) => Math.round(Number(text) * 100)),
);

/** Cents written as "1230" or 1230. */
export const minorUnits: v.GenericSchema<unknown, number> = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
  v.integer(),
);
