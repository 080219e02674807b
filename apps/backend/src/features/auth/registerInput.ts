import * as v from "valibot";
import type { Db } from "../../db/connect.ts";
import { refuseFaults } from "../../http/apiError.ts";
import { emailFault, textField, tickField, trimmedField } from "../../http/formFields.ts";
import { idInput } from "../../http/input.ts";
import { localeInput } from "../../locale.ts";
import { linkPath } from "../order/guestOrder.ts";
import { addressRules } from "../address/addressRules.ts";
import { placeFaults, placeFields, titleField } from "../address/placeFields.ts";
import { plainVatNumber, readVatNumber } from "../vat/vatNumber.ts";
import { newPasswordFaults, passwordMinimum, repetitionFault } from "./passwordRules.ts";

/** Body of POST register, in the names of the shop's forms; a name that is not here is refused. */
export const registerInput = v.strictObject({
  title: titleField,
  ...placeFields,
  email: trimmedField,
  email_confirm: trimmedField,
  password: textField,
  password_confirm: textField,
  vat_number: trimmedField,
  newsletter: tickField,
  terms: tickField,
  locale: localeInput,
  cart_id: v.optional(v.nullable(idInput)),
  /** of the link that was mailed with a guest's order: it joins the account */
  order: v.optional(v.strictObject(linkPath.entries)),
});

export type Registration = v.InferOutput<typeof registerInput>;

/** Refuses a registration that names every field at fault; the country is known afterwards. */
export async function checkRegistration(db: Db, form: Registration): Promise<{ countryId: number }> {
  const rules = await addressRules(db, {
    countryId: form.country ?? undefined,
    stateId: form.state,
    locale: form.locale,
  });
  const least = await passwordMinimum(db, form.locale);
  refuseFaults({
    ...placeFaults(form, rules),
    email: emailFault(form.email),
    email_confirm: repetitionFault(form.email.toLowerCase(), form.email_confirm.toLowerCase()),
    ...newPasswordFaults(form, { least, email: form.email }),
    vat_number: vatNumberFault(form.vat_number),
    terms: form.terms ? undefined : "required",
  });
  return { countryId: form.country ?? 0 };
}

/** Optional; where given it has a country's format and check digit. */
export const vatNumberFault = (text: string): "invalid" | undefined =>
  plainVatNumber(text) === "" || readVatNumber(text) !== undefined ? undefined : "invalid";
