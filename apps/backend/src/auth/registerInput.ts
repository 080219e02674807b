import * as v from "valibot";
import type { Db } from "../platform/db/connect.ts";
import { rejectInvalidFields } from "../platform/http/apiError.ts";
import { validateEmail, textField, checkboxField, trimmedField } from "../platform/http/formFields.ts";
import { idInput } from "../platform/http/input.ts";
import { localeInput } from "../locale.ts";
import { linkParams } from "../order/findOrderByLink.ts";
import { readAddressRules } from "../address/readAddressRules.ts";
import { addressErrors, addressFields, titleField } from "../address/addressFields.ts";
import { normalizeVatNumber, parseVatNumber } from "../pricing/vat/vatNumber.ts";
import { newPasswordErrors, readMinPasswordLength, repetitionError } from "./passwordRules.ts";

/** Body of POST register; unknown keys are rejected. */
export const registerInput = v.strictObject({
  title: titleField,
  ...addressFields,
  email: trimmedField,
  email_confirm: trimmedField,
  password: textField,
  password_confirm: textField,
  vat_number: trimmedField,
  newsletter: checkboxField,
  terms: checkboxField,
  locale: localeInput,
  cart_id: v.optional(v.nullable(idInput)),
  /** Link mailed with a guest order; the order joins the account. */
  order: v.optional(v.strictObject(linkParams.entries)),
});

export type Registration = v.InferOutput<typeof registerInput>;

/** @throws ApiError 422 with every invalid field. */
export async function validateRegistration(db: Db, form: Registration): Promise<{ countryId: number }> {
  const rules = await readAddressRules(db, {
    countryId: form.country ?? undefined,
    stateId: form.state,
    locale: form.locale,
  });
  const minLength = await readMinPasswordLength(db, form.locale);
  rejectInvalidFields({
    ...addressErrors(form, rules),
    email: validateEmail(form.email),
    email_confirm: repetitionError(form.email.toLowerCase(), form.email_confirm.toLowerCase()),
    ...newPasswordErrors(form, { minLength, email: form.email }),
    vat_number: vatNumberError(form.vat_number),
    terms: form.terms ? undefined : "required",
  });
  return { countryId: form.country ?? 0 };
}

/** Optional; a given number needs the format and check digit of its country. */
export const vatNumberError = (text: string): "invalid" | undefined =>
  normalizeVatNumber(text) === "" || parseVatNumber(text) !== undefined ? undefined : "invalid";
