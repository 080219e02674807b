import { Hono } from "hono";
import type { Transaction } from "kysely";
import * as v from "valibot";
import type { Tables } from "../../db/tables.ts";
import type { Deps } from "../../deps.ts";
import { refuseFaults } from "../../http/apiError.ts";
import { authorize, foreign } from "../../http/authorize.ts";
import { noStore } from "../../http/cartToken.ts";
import type { AppEnv } from "../../http/fastApi.ts";
import { emailFault, lineFault, nameFault, textField, trimmedField } from "../../http/formFields.ts";
import { inTransaction } from "../../http/idempotency.ts";
import { idInput, parseInput, readBody, readQuery } from "../../http/input.ts";
import { callerOf, countTry, forgiveTry } from "../../http/rateLimit.ts";
import { customerOf } from "../../http/subject.ts";
import { homeLocale } from "../../locale.ts";
import { confirmPassword } from "../auth/confirmPassword.ts";
import { EMAIL_CHANGE, REGISTER } from "../auth/limits.ts";
import { emailExists, vatColumns } from "../auth/register.routes.ts";
import { titleField, vatNumberFault } from "../auth/registerInput.ts";
import { postLetter } from "../mail/letters/postLetter.ts";
import { VAT_CHECK } from "../vat/vat.routes.ts";
import { plainVatNumber } from "../vat/vatNumber.ts";
import { accountById, selectCustomer } from "./customer.queries.ts";
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

type Changes = v.InferOutput<typeof changes>;

/** GET ExternalOrderApi/customer/ and PUT ExternalOrderApi/customer/{id}: always the customer who is signed in. */
export function customerRoutes(deps: Deps): Hono<AppEnv> {
  const { db } = deps;
  const routes = new Hono<AppEnv>();
  routes.use("/ExternalOrderApi/customer/*", noStore);

  const items = async (customerId: number) => {
    const customer = await selectCustomer(db, customerId);
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
    const before = await selectCustomer(db, subject.customerId);
    const isSameNumber = before?.vatNumber === plainVatNumber(form.vat_number) && before.vatStatus === "valid";
    // The register is not ours to be asked without end.
    if (!isSameNumber && form.vat_number !== "") await countTry(deps, VAT_CHECK, callerOf(c));
    const vat = isSameNumber ? {} : await vatColumns(deps, form.vat_number);
    if (hasNewEmail) {
      await countTry(deps, EMAIL_CHANGE, subject.customerId);
      // A refusal tells which addresses have an account, here as where one registers.
      await countTry(deps, REGISTER, callerOf(c));
    }
    await inTransaction(db, async (trx) => {
      await updateCustomer(trx, subject.customerId, form, vat);
      if (hasNewEmail) await tellOldAddress(trx, deps, subject.customerId, subject.email);
    });
    if (hasNewEmail) await forgiveTry(deps, REGISTER, callerOf(c));
    return c.json(await items(subject.customerId));
  });

  return routes;
}

async function updateCustomer(
  trx: Transaction<Tables>,
  customerId: number,
  form: Changes,
  vat: Partial<Awaited<ReturnType<typeof vatColumns>>>,
): Promise<void> {
  const { title, firstname, lastname, company, email } = form;
  await trx
    .updateTable("customer")
    .set({ title: title ?? 1, firstname, lastname, company, email, ...vat })
    .where("id", "=", customerId)
    .execute()
    .catch((error: unknown) => {
      throw isTaken(error) ? emailExists() : error;
    });
}

/** PostgreSQL's unique_violation: the index decides, also where two ask for one address at once. */
const isTaken = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "23505";

/** Whoever took an account over by its mailbox shall not do it in silence. */
async function tellOldAddress(trx: Transaction<Tables>, deps: Deps, customerId: number, to: string): Promise<void> {
  const { firstname, lastname } = await accountById(trx, customerId);
  const { language } = await trx
    .selectFrom("customer")
    .select("language")
    .where("id", "=", customerId)
    .executeTakeFirstOrThrow();
  const name = `${firstname} ${lastname}`;
  await postLetter(trx, deps, { kind: "emailChanged", to, locale: homeLocale(language), name });
  // A reset link that waits in the old mailbox must not lead back in.
  await trx.deleteFrom("mail_link").where("kind", "=", "reset").where("customer_id", "=", customerId).execute();
}
