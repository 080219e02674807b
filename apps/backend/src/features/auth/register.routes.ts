import { Hono } from "hono";
import type { Transaction } from "kysely";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { ApiError } from "../../http/apiError.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/fastApi.ts";
import { inTransaction } from "../../http/idempotency.ts";
import { readBody } from "../../http/input.ts";
import { callerOf, countTry, forgiveTry } from "../../http/rateLimit.ts";
import { LOCALES } from "../../locale.ts";
import { postLetter } from "../mail/letters/postLetter.ts";
import { askForNewsletter } from "../newsletter/askForNewsletter.ts";
import { checkVatNumber } from "../vat/checkVatNumber.ts";
import { plainVatNumber } from "../vat/vatNumber.ts";
import { REGISTER, REGISTERED } from "./limits.ts";
import { hashPassword } from "./passwords.ts";
import { checkRegistration, type Registration, registerInput } from "./registerInput.ts";
import { guestCartOf, sessionBody } from "./signIn.ts";

/** POST register: private, company, association. */
export function registerRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/register", noStore, async (c) => {
    const form = await readBody(c, registerInput);
    await countTry(deps, REGISTER, callerOf(c));
    await countTry(deps, REGISTERED, callerOf(c));
    const { countryId } = await checkRegistration(db, form);
    const password_hash = await hashPassword(form.password);
    const vat = await vatColumns(deps, form.vat_number);
    const cart = await guestCartOf(deps, c, form);
    const body = await inTransaction(db, async (trx) => {
      const account = await insertAccount(trx, form, { password_hash, ...vat });
      await insertFirstAddress(trx, account.id, countryId, form);
      const { email: to, locale } = form;
      const name = `${form.firstname} ${form.lastname}`;
      await postLetter(trx, deps, { kind: "welcome", to, locale, name, path: "/account" });
      if (form.newsletter) await askForNewsletter(trx, deps, { email: to, locale });
      return sessionBody(deps, trx, account, { cart, call: form });
    });
    await forgiveTry(deps, REGISTER, callerOf(c));
    return c.json(body, 201);
  });

  return routes;
}

/** A VAT number and what the register says of it, as the customer's columns. */
export async function vatColumns(deps: Deps, text: string) {
  const vat_number = plainVatNumber(text);
  if (vat_number === "") return { vat_number, vat_status: "" as const, vat_checked_at: null };
  const { status } = await checkVatNumber(deps, vat_number);
  return { vat_number, vat_status: status, vat_checked_at: deps.clock() };
}

type Secured = { password_hash: string } & Awaited<ReturnType<typeof vatColumns>>;

// The unique index decides, so that two registrations at once cannot both have the address.
async function insertAccount(trx: Transaction<Tables>, form: Registration, secured: Secured) {
  const { email, title, firstname, lastname, company } = form;
  const account = await trx
    .insertInto("customer")
    .values({
      ...secured,
      email,
      guest: false,
      language: LOCALES[form.locale].language,
      title: title ?? 1,
      firstname,
      lastname,
      company,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "admin", "token_epoch"])
    .executeTakeFirst();
  if (account === undefined) throw emailExists();
  return account;
}

/** The specification has a message for it, so it may be said; the limit keeps it from being asked a thousand times. */
export const emailExists = (): ApiError =>
  new ApiError(409, "EMAIL_EXISTS", "There is an account with this e-mail address", { fields: { email: "exists" } });

async function insertFirstAddress(
  trx: Transaction<Tables>,
  customerId: number,
  countryId: number,
  form: Registration,
): Promise<void> {
  const { firstname, lastname, company, address1, address2, address3, zipcode, city, state, phone, cellphone } = form;
  await trx
    .insertInto("address")
    .values({
      customer_id: customerId,
      is_default: true,
      title: form.title ?? 1,
      country_id: countryId,
      state_id: state,
      firstname,
      lastname,
      company,
      address1,
      address2,
      address3,
      zipcode,
      city,
      phone,
      cellphone,
    })
    .execute();
}
