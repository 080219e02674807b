import { Hono } from "hono";
import * as v from "valibot";
import type { Deps } from "../../deps.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { trimmedField } from "../../http/formFields.ts";
import { readBody } from "../../http/input.ts";
import { callerOf, countTry, type Limit } from "../../http/rateLimit.ts";
import { customerIdOf } from "../../http/subject.ts";
import { checkVatNumber } from "./checkVatNumber.ts";
import { noteRegisteredName } from "./registeredName.ts";
import { plainVatNumber, readVatNumber } from "./vatNumber.ts";
import type { VatVerdict } from "./vatRegister.ts";

export const VAT_CHECK: Limit = { name: "vat check", most: 20, seconds: 10 * 60 };

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
    await countTry(deps, VAT_CHECK, callerOf(c));
    const caller = await customerIdOf(c);
    const isoOf = typeof country === "string" && /^[A-Z]{2}$/.test(country) ? country : undefined;
    const number = readVatNumber(vat_number);
    const isElsewhere = isoOf !== undefined && number !== undefined && number.country !== isoOf;
    const verdict: VatVerdict = isElsewhere ? { status: "invalid" } : await checkVatNumber(deps, vat_number);
    if (caller !== undefined && !isElsewhere) {
      const own = await db
        .updateTable("customer")
        .set({ vat_status: verdict.status, vat_checked_at: clock() })
        .where("id", "=", caller)
        .where("vat_number", "=", plainVatNumber(vat_number))
        // An outage must not overwrite a confirmation.
        .where((eb) => eb.or([eb("vat_status", "<>", "valid"), eb.val(verdict.status !== "unavailable")]))
        .returning(["id", "company"])
        .executeTakeFirst();
      if (own !== undefined) await noteRegisteredName(db, deps, own, verdict.name);
    }
    return c.json(verdict);
  });

  return routes;
}
