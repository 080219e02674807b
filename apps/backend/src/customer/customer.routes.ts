import { customerTitle } from "@shop/core/server";
import { Hono } from "hono";
import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { rejectInvalidFields } from "../platform/http/apiError.ts";
import { authorize, ownedNotFound } from "../platform/http/authorize.ts";
import { noStore } from "../platform/http/cartToken.ts";
import type { AppEnv } from "../platform/http/appEnv.ts";
import { validateEmail, validateLine, validateName, textField, trimmedField } from "../platform/http/formFields.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { idInput, parseInput, readBody, readQuery } from "../platform/http/input.ts";
import { clientKey, enforceRateLimit, refundAttempt } from "../platform/http/rateLimit.ts";
import { requireCustomer } from "../platform/http/subject.ts";
import { confirmPassword } from "../auth/confirmPassword.ts";
import { EMAIL_CHANGE, REGISTER, LINK_ATTEMPTS } from "../auth/limits.ts";
import { companyError, titleError, titleField } from "../address/addressFields.ts";
import { vatNumberError } from "../auth/registerInput.ts";
import { checkCustomerVatNumber, type VatColumns } from "../pricing/vat/checkVatNumber.ts";
import { recordNameMismatch } from "../account/recordNameMismatch.ts";
import { VAT_CHECK } from "../pricing/vat/vat.routes.ts";
import { normalizeVatNumber } from "../pricing/vat/vatNumber.ts";
import { requestEmailChange, confirmEmailChange } from "./changeEmail.ts";
import { selectCustomer } from "../account/customer.queries.ts";
import { toCustomerRow } from "../account/toCustomerRow.ts";

const emailQuery = v.object({ email: v.optional(v.pipe(v.string(), v.maxLength(254))) });
const idPath = v.object({ id: idInput });

const changesInput = v.strictObject({
  title: titleField,
  firstname: trimmedField,
  lastname: trimmedField,
  company: trimmedField,
  vat_number: trimmedField,
  email: trimmedField,
  password: textField,
});

const confirmationInput = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

type Changes = v.InferOutput<typeof changesInput>;

/**
 * GET ExternalOrderApi/customer/ and PUT ExternalOrderApi/customer/{id}, always for the signed-in customer. A new email
 * address takes effect with POST confirmEmail.
 */
export function customerRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/ExternalOrderApi/customer/*", noStore);

  const readCustomerItems = async (customerId: number) => {
    const customer = await selectCustomer(db, customerId, deps.clock());
    if (customer === undefined) throw ownedNotFound("customer");
    return { CustomerItems: [toCustomerRow(customer)] };
  };

  routes.get("/ExternalOrderApi/customer", async (c) => {
    const subject = await requireCustomer(c);
    const { email = subject.email } = readQuery(c, emailQuery);
    const isOwn = email.toLowerCase() === subject.email.toLowerCase();
    const ownerId = isOwn ? subject.customerId : undefined;
    authorize({ kind: "customer", ...subject }, "read", { kind: "customer", ownerId });
    return c.json(await readCustomerItems(subject.customerId));
  });

  routes.put("/ExternalOrderApi/customer/:id", async (c) => {
    const subject = await requireCustomer(c);
    const { id } = parseInput(idPath, c.req.param());
    authorize({ kind: "customer", ...subject }, "change", { kind: "customer", ownerId: id });
    const form = await readBody(c, changesInput);
    const current = await selectCustomer(db, subject.customerId, deps.clock());
    // Accounts from before the rule, whose company has no name, can still change the rest.
    const isNameless = customerTitle(current?.title ?? 1) === customerTitle(form.title ?? 1) && current?.company === "";
    rejectInvalidFields({
      title: titleError(form.title),
      firstname: validateName(form.firstname),
      lastname: validateName(form.lastname),
      company: isNameless ? validateLine(form.company) : companyError(form.title, form.company),
      vat_number: await vatNumberError(db, form.vat_number),
      email: validateEmail(form.email),
    });
    const hasNewEmail = form.email.toLowerCase() !== subject.email.toLowerCase();
    if (hasNewEmail) {
      rejectInvalidFields({ password: form.password === "" ? "required" : undefined });
      await confirmPassword(deps, subject, "password", form.password);
    }
    const isSameNumber = current?.vatNumber === normalizeVatNumber(form.vat_number) && current.vatStatus === "valid";
    // Limits calls to the external VAT register.
    if (!isSameNumber && form.vat_number !== "") await enforceRateLimit(deps, VAT_CHECK, clientKey(c));
    const vat = isSameNumber ? undefined : await checkCustomerVatNumber(deps, form.vat_number);
    if (hasNewEmail) {
      await enforceRateLimit(deps, EMAIL_CHANGE, subject.customerId);
      // A rejection reveals accounts, so it shares the limit of registrations.
      await enforceRateLimit(deps, REGISTER, clientKey(c));
    }
    await runInTransaction(db, async (trx) => {
      await updateCustomer(trx, subject.customerId, form, vat);
      const own = { id: subject.customerId, company: form.company };
      await recordNameMismatch(trx, deps, own, vat?.vat_registered_name);
      if (hasNewEmail) await requestEmailChange(trx, deps, own.id, form.email);
    });
    if (hasNewEmail) await refundAttempt(deps, REGISTER, clientKey(c));
    return c.json(await readCustomerItems(subject.customerId));
  });

  // The link alone authorizes: it may be opened on a device without a session.
  routes.post("/confirmEmail", noStore, async (c) => {
    const { token } = await readBody(c, confirmationInput);
    await enforceRateLimit(deps, LINK_ATTEMPTS, clientKey(c));
    await runInTransaction(db, (trx) => confirmEmailChange(trx, deps, token));
    return c.body(null, 204);
  });

  return routes;
}

async function updateCustomer(
  trx: Transaction<Tables>,
  customerId: number,
  form: Changes,
  vat: VatColumns | undefined,
): Promise<void> {
  const { title, firstname, lastname, company } = form;
  await trx
    .updateTable("customer")
    .set({ title: title ?? 1, firstname, lastname, company, ...vat })
    .where("id", "=", customerId)
    .execute();
}
