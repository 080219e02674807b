import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db/connect.ts";
import { findAccountByEmail } from "../account/customer.queries.ts";
import { isSameName } from "../account/isSameName.ts";
import { recordAccountEvent } from "../account/recordAccountEvent.ts";
import { runInTransaction } from "../platform/http/idempotency.ts";
import { acceptedName } from "../pricing/vat/decideVat.ts";
import { CommandRejected } from "./adminOrder.ts";

/** Companies with a confirmed VAT number that the register has under another name. */
const selectDiffering = async (db: Db) => {
  const companies = await db
    .selectFrom("customer")
    .select(["id", "email", "company", "vat_number", "vat_registered_name", "vat_name_accepted"])
    .where("guest", "=", false)
    .where("vat_status", "=", "valid")
    .where("company", "<>", "")
    .where("vat_registered_name", "<>", "")
    .orderBy("id")
    .execute();
  return companies.filter(
    (one) =>
      !isSameName(one.company, one.vat_registered_name) &&
      one.vat_name_accepted !== acceptedName(one.vat_number, one.company),
  );
};

export const listCompanies = async (db: Db): Promise<string[]> =>
  (await selectDiffering(db)).map(
    ({ email, company, vat_number, vat_registered_name }) =>
      `${email}  ${vat_number}  ${company}  registered as ${vat_registered_name}`,
  );

/** Accepts the company name of an account beside its VAT number, until either changes (decision 0013). */
export const acceptCompany = (deps: Deps, email: string): Promise<string[]> =>
  runInTransaction(deps.db, async (trx) => {
    const account = await findAccountByEmail(trx, email);
    const company = (await selectDiffering(trx)).find(({ id }) => id === account?.id);
    if (company === undefined) throw new CommandRejected(`${email} is not among the companies with another name`);
    const { id, vat_number, company: name, vat_registered_name } = company;
    await trx
      .updateTable("customer")
      .set({ vat_name_accepted: acceptedName(vat_number, name) })
      .where("id", "=", id)
      .execute();
    await recordAccountEvent(trx, deps, id, "vat_name_accepted", { company: name, register: vat_registered_name });
    return [`${name} may buy without VAT`];
  });
