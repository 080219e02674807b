import * as v from "valibot";
import type { VatRegister, VatCheckResult } from "./vatRegister.ts";

/** The EU's register. The host is fixed and a number is letters and digits: user input cannot change the target. */
const VIES = "https://ec.europa.eu/taxation_customs/vies/rest-api/ms";
const TIMEOUT_MS = 5000;

/** Circuit breaker: consecutive failures after which the register is skipped for `OPEN_MS`. */
const FAILURES_TO_OPEN = 3;
const OPEN_MS = 60_000;

// VIES reports a member state's outage as HTTP 200 with isValid false and the reason in userError.
const responseSchema = v.object({
  isValid: v.optional(v.boolean()),
  valid: v.optional(v.boolean()),
  userError: v.optional(v.nullable(v.string()), ""),
  name: v.optional(v.nullable(v.string()), ""),
});
const CONCLUSIVE_CODES: ReadonlySet<string> = new Set(["", "VALID", "INVALID"]);

const UNAVAILABLE: VatCheckResult = { status: "unavailable" };

/**
 * VIES, the VAT Information Exchange System. Every failure is "unavailable", never "invalid"; after three consecutive
 * failures VIES is skipped for a minute.
 */
export function viesRegister(deps: { fetch: typeof fetch; clock: () => Date }): VatRegister {
  let failures = 0;
  let openUntil = 0;
  return {
    async check({ country, number }) {
      const now = deps.clock().getTime();
      if (now < openUntil) return UNAVAILABLE;
      const result = await fetchResult(deps.fetch, `${VIES}/${country}/vat/${number}`).catch(() => UNAVAILABLE);
      failures = result.status === "unavailable" ? failures + 1 : 0;
      if (failures >= FAILURES_TO_OPEN) openUntil = now + OPEN_MS;
      return result;
    },
  };
}

async function fetchResult(send: typeof fetch, address: string): Promise<VatCheckResult> {
  const response = await send(address, {
    headers: { Accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return UNAVAILABLE;
  const { isValid, valid, userError, name } = v.parse(responseSchema, await response.json());
  const isRegistered = isValid ?? valid;
  if (isRegistered === undefined || !CONCLUSIVE_CODES.has(userError ?? "")) return UNAVAILABLE;
  if (!isRegistered) return { status: "invalid" };
  // "---": the member state does not disclose names.
  return { status: "valid", name: name === null || /^-*$/.test(name) ? undefined : name };
}
