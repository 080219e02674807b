import { Hono } from "hono";
import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { refuseFaults } from "../../http/apiError.ts";
import { authorize, foreign } from "../../http/authorize.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/appEnv.ts";
import { emailFault, lineFault, nameFault, textField, trimmedField } from "../../http/formFields.ts";
import { inTransaction } from "../../http/idempotency.ts";
import { idInput, parseInput, readBody, readQuery } from "../../http/input.ts";
import { callerOf, countTry, forgiveTry } from "../../http/rateLimit.ts";
import { customerOf } from "../../http/subject.ts";
import { confirmPassword } from "../auth/confirmPassword.ts";
import { EMAIL_CHANGE, REGISTER, RESET } from "../auth/limits.ts";
import { titleField } from "../address/placeFields.ts";
import { vatNumberFault } from "../auth/registerInput.ts";
import { checkOwnNumber, type VatColumns } from "../vat/checkVatNumber.ts";
import { noteRegisteredName } from "../vat/registeredName.ts";
import { VAT_CHECK } from "../vat/vat.routes.ts";
import { plainVatNumber } from "../vat/vatNumber.ts";
import { askForEmail, confirmEmail } from "./changeEmail.ts";
import { selectCustomer } from "./customer.queries.ts";
import { customerRow } from "./customerRow.ts";

const emailQuery = v.object({ email: v.optional(v.pipe(v.string(), v.maxLength(254))) });
const idPath = v.object({ id: idInput });

const changes = v.strictObject({
  title: titleField,
  firstname: trimmedField,
  lastname: trimmedField,
  company: trimmedField,
  vat_number: trimmedField,
  email: trimmedField,
  password: textField,
});

const confirmation = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(200)) });

type Changes = v.InferOutput<typeof changes>;

/**
 * GET ExternalOrderApi/customer/ and PUT ExternalOrderApi/customer/{id}, always for the signed-in customer. A new email
 * address takes effect with POST confirmEmail.
 */
export function customerRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/ExternalOrderApi/customer/*", noStore);

  const items = async (customerId: number) => {
    const customer = await selectCustomer(db, customerId, deps.clock());
    if (customer === undefined) throw foreign("customer");
    return { CustomerItems: [customerRow(customer)] };
  };

  routes.get("/ExternalOrderApi/customer", async (c) => {
    const subject = await customerOf(c);
    const { email = subject.email } = readQuery(c, emailQuery);
    const isOwn = email.toLowerCase() === subject.email.toLowerCase();
    const ownerId = isOwn ? subject.customerId : undefined;
    authorize({ kind: "customer", ...subject }, "read", { kind: "customer", ownerId });
    return c.json(await items(subject.customerId));
  });

  routes.put("/ExternalOrderApi/customer/:id", async (c) => {
    const subject = await customerOf(c);
    const { id } = parseInput(idPath, c.req.param());
    authorize({ kind: "customer", ...subject }, "change", { kind: "customer", ownerId: id });
    const form = await readBody(c, changes);
    refuseFaults({
      firstname: nameFault(form.firstname),
      lastname: nameFault(form.lastname),
      company: lineFault(form.company),
      vat_number: vatNumberFault(form.vat_number),
      email: emailFault(form.email),
    });
    const hasNewEmail = form.email.toLowerCase() !== subject.email.toLowerCase();
    if (hasNewEmail) {
      refuseFaults({ password: form.password === "" ? "required" : undefined });
      await confirmPassword(deps, subject.customerId, "password", form.password);
    }
    const before = await selectCustomer(db, subject.customerId, deps.clock());
    const isSameNumber = before?.vatNumber === plainVatNumber(form.vat_number) && before.vatStatus === "valid";
    // Limits calls to the external VAT register.
    if (!isSameNumber && form.vat_number !== "") await countTry(deps, VAT_CHECK, callerOf(c));
    const vat = isSameNumber ? undefined : await checkOwnNumber(deps, form.vat_number);
    if (hasNewEmail) {
      await countTry(deps, EMAIL_CHANGE, subject.customerId);
      // A rejection reveals accounts, so it shares the limit of registrations.
      await countTry(deps, REGISTER, callerOf(c));
    }
    await inTransaction(db, async (trx) => {
      await updateCustomer(trx, subject.customerId, form, vat?.columns);
      const own = { id: subject.customerId, company: form.company };
      await noteRegisteredName(trx, deps, own, vat?.registeredName);
      if (hasNewEmail) await askForEmail(trx, deps, own.id, form.email);
    });
    if (hasNewEmail) await forgiveTry(deps, REGISTER, callerOf(c));
    return c.json(await items(subject.customerId));
  });

  // The link alone authorizes: it may be opened on a device without a session.
  routes.post("/confirmEmail", noStore, async (c) => {
    const { token } = await readBody(c, confirmation);
    await countTry(deps, RESET, callerOf(c));
    await inTransaction(db, (trx) => confirmEmail(trx, deps, token));
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
