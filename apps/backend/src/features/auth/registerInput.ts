import * as v from "valibot";
import type { Db } from "../../db/connect.ts";
import { refuseFaults } from "../../http/apiError.ts";
import {
  emailFault,
  filledFault,
  lineFault,
  nameFault,
  phoneFault,
  postcodeFault,
  textField,
  tickField,
  trimmedField,
} from "../../http/formFields.ts";
import { idInput } from "../../http/input.ts";
import { localeInput } from "../../locale.ts";
import { addressRules } from "../address/addressRules.ts";
import { plainVatNumber, readVatNumber } from "../vat/vatNumber.ts";
import { newPasswordFaults, passwordMinimum, repetitionFault } from "./passwordRules.ts";

/** 1 Mr, 2 Miss, 5 Association, anything else Company. Source: specification 3. */
export const titleField = v.optional(v.nullable(v.pipe(idInput, v.maxValue(99)), 1), 1);

/** Body of POST register, in the names of the shop's forms; a name that is not here is refused. */
export const registerInput = v.strictObject({
  title: titleField,
  firstname: trimmedField,
  lastname: trimmedField,
  email: trimmedField,
  email_confirm: trimmedField,
  password: textField,
  password_confirm: textField,
  company: trimmedField,
  vat_number: trimmedField,
  phone: trimmedField,
  cellphone: trimmedField,
  address1: trimmedField,
  address2: trimmedField,
  address3: trimmedField,
  zipcode: trimmedField,
  city: trimmedField,
  country: v.optional(v.nullable(idInput)),
  state: v.optional(v.nullable(idInput), null),
  newsletter: tickField,
  terms: tickField,
  locale: localeInput,
  cart_id: v.optional(v.nullable(idInput)),
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
    firstname: nameFault(form.firstname),
    lastname: nameFault(form.lastname),
    email: emailFault(form.email),
    email_confirm: repetitionFault(form.email.toLowerCase(), form.email_confirm.toLowerCase()),
    ...newPasswordFaults(form, { least, email: form.email }),
    company: lineFault(form.company),
    vat_number: vatNumberFault(form.vat_number),
    address1: filledFault(form.address1),
    address2: lineFault(form.address2),
    address3: lineFault(form.address3),
    zipcode: postcodeFault(form.zipcode, rules.isoalpha2),
    city: filledFault(form.city),
    country: rules.country,
    state: rules.state,
    phone: phoneFault(form.phone, rules.isPhoneRequired),
    cellphone: phoneFault(form.cellphone),
    terms: form.terms ? undefined : "required",
  });
  return { countryId: form.country ?? 0 };
}

/** Optional; where given it has a country's format and check digit. */
export const vatNumberFault = (text: string): "invalid" | undefined =>
  plainVatNumber(text) === "" || readVatNumber(text) !== undefined ? undefined : "invalid";
