import { Hono } from "hono";
import type { Transaction } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { ApiError } from "../platform/http/apiError.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { readBody } from "../platform/http/input.ts";
import { clientKey, enforceRateLimit, refundAttempt } from "../platform/http/rateLimit.ts";
import { LOCALES } from "../locale.ts";
import { emit } from "../events/emit.ts";
import { checkCustomerVatNumber, type VatColumns } from "../pricing/vat/checkVatNumber.ts";
import { recordNameMismatch } from "../account/recordNameMismatch.ts";
import { REGISTER, REGISTER_BY_DAY } from "./limits.ts";
import { hashPassword } from "./passwords.ts";
import { validateRegistration, type Registration, registerInput } from "./registerInput.ts";
import { writeSession, isSameOriginPage } from "./sessionCookie.ts";
import { findGuestCart, signIn } from "./signIn.ts";

/** POST register: private, company, association. */
export function registerRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();

  routes.post("/register", noStore, async (c) => {
    const form = await readBody(c, registerInput);
    await enforceRateLimit(deps, REGISTER, clientKey(c));
    await enforceRateLimit(deps, REGISTER_BY_DAY, clientKey(c));
    const { countryId } = await validateRegistration(db, form);
    const password_hash = await hashPassword(form.password);
    const vat = await checkCustomerVatNumber(deps, form.vat_number);
    const cart = await findGuestCart(deps, c, form);
    const sessionOptions = { isCookieBound: isSameOriginPage(c), secondFactor: false };
    const { session, body } = await runInTransaction(db, async (trx) => {
      const account = await insertAccount(trx, form, { password_hash, ...vat });
      await recordNameMismatch(trx, deps, { id: account.id, company: form.company }, vat.vat_registered_name);
      await insertFirstAddress(trx, account.id, countryId, form);
      await emit(trx, deps, "account:registered", {
        customerId: account.id,
        email: form.email,
        locale: form.locale,
        name: `${form.firstname} ${form.lastname}`,
        wantsNewsletter: form.newsletter,
        orderLink: form.order && { ref: form.order.ref, token: form.order.hash },
      });
      return signIn(deps, trx, account, { sessionOptions, guest: { cart, call: form } });
    });
    await refundAttempt(deps, REGISTER, clientKey(c));
    return c.json({ ...writeSession(c, session), ...body }, 201);
  });

  return routes;
}

type AccountColumns = { password_hash: string } & VatColumns;

// The unique index decides, so that two concurrent registrations cannot share an email address.
async function insertAccount(trx: Transaction<Tables>, form: Registration, columns: AccountColumns) {
  const { email, title, firstname, lastname, company } = form;
  const account = await trx
    .insertInto("customer")
    .values({
      ...columns,
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
  if (account === undefined) throw emailExistsError();
  return account;
}

/** The specification has a message for this case; the rate limit prevents probing for accounts. */
export const emailExistsError = (): ApiError =>
  new ApiError(409, "EMAIL_EXISTS", "There is already an account with this e-mail address", {
    fields: { email: "exists" },
  });

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
