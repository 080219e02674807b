import * as v from "valibot";
import type { Db } from "../platform/db/connect.ts";
import { rejectInvalidFields } from "../platform/http/apiError.ts";
import { validateEmail, textField, checkboxField, trimmedField } from "../platform/http/formFields.ts";
import { idInput } from "../platform/http/input.ts";
import { isMarket, LOCALES, localeInput } from "../locale.ts";
import { orderLink } from "../order/findOrderByLink.ts";
import { readAddressRules } from "../address/readAddressRules.ts";
import { addressErrors, addressFields, companyError, titleError, titleField } from "../address/addressFields.ts";
import { normalizeVatNumber, parseVatNumber } from "../pricing/vat/vatNumber.ts";
import { selectSettings } from "../settings/settings.queries.ts";
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
  order: v.optional(orderLink),
});

export type Registration = v.InferOutput<typeof registerInput>;

/** @throws ApiError 422 with every invalid field. */
export async function validateRegistration(db: Db, form: Registration): Promise<{ countryId: number }> {
  const rules = await readAddressRules(db, {
    countryId: form.country,
    stateId: form.state,
    locale: form.locale,
    storefront: LOCALES[form.locale].market,
  });
  const minLength = await readMinPasswordLength(db, form.locale);
  rejectInvalidFields({
    ...addressErrors(form, rules),
    title: titleError(form.title),
    company: companyError(form.title, form.company),
    email: validateEmail(form.email),
    email_confirm: repetitionError(form.email.toLowerCase(), form.email_confirm.toLowerCase()),
    ...newPasswordErrors(form, { minLength, email: form.email }),
    vat_number: await vatNumberError(db, form.vat_number),
    terms: form.terms ? undefined : "required",
  });
  return { countryId: form.country ?? 0 };
}

/** Optional; a given number needs the format and check digit of its country, and the length that its market sets. */
export async function vatNumberError(db: Db, text: string): Promise<"invalid" | undefined> {
  const number = normalizeVatNumber(text);
  if (number === "") return undefined;
  const country = parseVatNumber(text)?.country;
  if (country === undefined || !isMarket(country)) return "invalid";
  const { vat_min_length: minLength } = await selectSettings(db, { market: country });
  return number.length < Number(minLength ?? 0) ? "invalid" : undefined;
}
