import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { noStore } from "../../platform/http/cartToken.ts";
import type { AppEnv } from "../../platform/http/appEnv.ts";
import { trimmedField, validateRequiredLine } from "../../platform/http/formFields.ts";
import { rejectInvalidFields } from "../../platform/http/apiError.ts";
import { readBody } from "../../platform/http/input.ts";
import { clientKey, enforceRateLimit, type RateLimit } from "../../platform/http/rateLimit.ts";
import { getCustomerId } from "../../platform/http/subject.ts";
import { checkVatNumber } from "./checkVatNumber.ts";
import { recordNameMismatch } from "../../account/recordNameMismatch.ts";
import { normalizeVatNumber, parseVatNumber } from "./vatNumber.ts";
import type { VatCheckResult } from "./vatRegister.ts";

export const VAT_CHECK: RateLimit = { name: "vat check", maxAttempts: 20, windowSeconds: 10 * 60 };

/** `country` is the selection of a form. A number with another country prefix is invalid for it. */
const input = v.strictObject({
  vat_number: v.pipe(trimmedField, v.maxLength(30)),
  country: v.optional(v.nullable(v.union([v.number(), v.pipe(v.string(), v.maxLength(10))]))),
});

/** POST vat/check: checks a number, and stores the result when it is the customer's own. */
export function vatRoutes(deps: Deps): Hono<AppEnv> {
  const { db, clock } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/vat/check", noStore, async (c) => {
    const { vat_number, country } = await readBody(c, input);
    rejectInvalidFields({ vat_number: validateRequiredLine(normalizeVatNumber(vat_number)) });
    await enforceRateLimit(deps, VAT_CHECK, clientKey(c));
    const caller = await getCustomerId(c);
    const formCountry = typeof country === "string" && /^[A-Z]{2}$/.test(country) ? country : undefined;
    const number = parseVatNumber(vat_number);
    const hasOtherCountry = formCountry !== undefined && number !== undefined && number.country !== formCountry;
    const result: VatCheckResult = hasOtherCountry ? { status: "invalid" } : await checkVatNumber(deps, vat_number);
    if (caller !== undefined && !hasOtherCountry) {
      const own = await db
        .updateTable("customer")
        .set({ vat_status: result.status, vat_checked_at: clock(), vat_registered_name: result.name ?? "" })
        .where("id", "=", caller)
        .where("vat_number", "=", normalizeVatNumber(vat_number))
        // An outage must not overwrite a confirmation.
        .where((eb) => eb.or([eb("vat_status", "<>", "valid"), eb.val(result.status !== "unavailable")]))
        .returning(["id", "company"])
        .executeTakeFirst();
      if (own !== undefined) await recordNameMismatch(db, deps, own, result.name);
    }
    return c.json(result);
  });

  return routes;
}
