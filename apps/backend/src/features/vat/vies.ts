import * as v from "valibot";
import type { VatRegister, VatVerdict } from "./vatRegister.ts";

/** The EU's register. The host is fixed and a number is letters and digits: user input cannot change the target. */
const VIES = "https://ec.europa.eu/taxation_customs/vies/rest-api/ms";
const TIMEOUT_MS = 5000;

/** Circuit breaker: consecutive failures after which the register is skipped for `OPEN_MS`. */
const FAILURES_TO_OPEN = 3;
const OPEN_MS = 60_000;

// VIES reports a member state's outage as HTTP 200 with isValid false and the reason in userError.
const answer = v.object({
  isValid: v.optional(v.boolean()),
  valid: v.optional(v.boolean()),
  userError: v.optional(v.nullable(v.string()), ""),
  name: v.optional(v.nullable(v.string()), ""),
});
const VERDICTS: ReadonlySet<string> = new Set(["", "VALID", "INVALID"]);

const UNAVAILABLE: VatVerdict = { status: "unavailable" };

/**
 * VIES, the VAT Information Exchange System. Every failure is "unavailable", never "invalid"; after three consecutive
 * failures VIES is skipped for a minute.
 */
export function viesRegister(outside: { fetch: typeof fetch; clock: () => Date }): VatRegister {
  let failures = 0;
  let openUntil = 0;
  return {
    async check({ country, number }) {
      const now = outside.clock().getTime();
      if (now < openUntil) return UNAVAILABLE;
      const verdict = await ask(outside.fetch, `${VIES}/${country}/vat/${number}`).catch(() => UNAVAILABLE);
      failures = verdict.status === "unavailable" ? failures + 1 : 0;
      if (failures >= FAILURES_TO_OPEN) openUntil = now + OPEN_MS;
      return verdict;
    },
  };
}

async function ask(send: typeof fetch, address: string): Promise<VatVerdict> {
  const response = await send(address, {
    headers: { Accept: "application/json" },
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) return UNAVAILABLE;
  const { isValid, valid, userError, name } = v.parse(answer, await response.json());
  const verdict = isValid ?? valid;
  if (verdict === undefined || !VERDICTS.has(userError ?? "")) return UNAVAILABLE;
  if (!verdict) return { status: "invalid" };
  // "---": the member state does not disclose names.
  return { status: "valid", name: name === null || /^-*$/.test(name) ? undefined : name };
}
