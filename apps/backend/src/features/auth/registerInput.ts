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

/** Body of POST register; unknown keys are rejected. */
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
  /** Link mailed with a guest order; the order joins the account. */
  order: v.optional(v.strictObject(linkPath.entries)),
});

export type Registration = v.InferOutput<typeof registerInput>;

/** @throws ApiError 422 with every invalid field. */
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

/** Optional; a given number needs the format and check digit of its country. */
export const vatNumberFault = (text: string): "invalid" | undefined =>
  plainVatNumber(text) === "" || readVatNumber(text) !== undefined ? undefined : "invalid";
