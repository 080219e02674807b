import * as v from "valibot";
import type { VatRegister, VatVerdict } from "./vatRegister.ts";

/** The EU's register. The host is fixed and a number is letters and digits: nothing a caller says can lead elsewhere. */
const VIES = "https://ec.europa.eu/taxation_customs/vies/rest-api/ms";
const TIMEOUT_MS = 5000;

/** Failures in a row after which the register is left alone for a while. */
const FAILURES_TO_OPEN = 3;
const OPEN_MS = 60_000;

// A member state's register that is down is told as HTTP 200 with isValid false and the reason in userError.
const answer = v.object({
  isValid: v.optional(v.boolean()),
  valid: v.optional(v.boolean()),
  userError: v.optional(v.nullable(v.string()), ""),
  name: v.optional(v.nullable(v.string()), ""),
});
const VERDICTS: ReadonlySet<string> = new Set(["", "VALID", "INVALID"]);

const UNAVAILABLE: VatVerdict = { status: "unavailable" };

/**
 * VIES, the VAT Information Exchange System. Whatever goes wrong on the way is "unavailable", never "invalid"; after three
 * failures in a row nobody waits for it for a minute.
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
  // "---" is a member state that keeps names to itself.
  return { status: "valid", name: name === null || /^-*$/.test(name) ? undefined : name };
}
