import type { Transaction } from "kysely";
import type { Deps } from "../deps.ts";
import { readAccount } from "../account/customer.queries.ts";
import { recordAccountEvent } from "../account/recordAccountEvent.ts";
import { readRecipient } from "../auth/mailEmailLink.ts";
import { emit } from "../events/emit.ts";
import type { Tables } from "../platform/db/tables.ts";
import { ApiError } from "../platform/http/apiError.ts";
import {
  consumeLink,
  createLinkToken,
  hashLinkToken,
  linkInvalidError,
  RESET_LINK_MINUTES,
} from "../security/mailLink.ts";
import { eraseCustomer } from "./eraseCustomer.ts";
import { findErasureBlockers } from "./findErasureBlockers.ts";

type Trx = Transaction<Tables>;

/**
 * Mails the link that erases the account, because a thief of session and password need not have the mailbox. The latest
 * link counts.
 *
 * @throws ApiError 409 ERASURE_BLOCKED
 */
export async function requestErasure(trx: Trx, deps: Deps, customerId: number): Promise<void> {
  await refuseOpenOrders(trx, deps, customerId);
  const token = createLinkToken(deps.randomBytes);
  await trx.deleteFrom("mail_link").where("customer_id", "=", customerId).where("kind", "=", "erasure").execute();
  const { email } = await readAccount(trx, customerId);
  await trx
    .insertInto("mail_link")
    .values({
      token_hash: hashLinkToken(token),
      kind: "erasure",
      customer_id: customerId,
      email,
      expires_at: new Date(deps.clock().getTime() + RESET_LINK_MINUTES * 60_000),
    })
    .execute();
  await recordAccountEvent(trx, deps, customerId, "erasure_asked");
  const recipient = await readRecipient(trx, customerId);
  await emit(trx, deps, "account:erasureRequested", { ...recipient, path: `/confirm-erasure?token=${token}` });
}

/** @throws ApiError 409 ERASURE_BLOCKED, after which the link still works; 410 LINK_INVALID */
export async function confirmErasure(trx: Trx, deps: Deps, token: string): Promise<void> {
  const { customerId } = await consumeLink(trx, "erasure", token, deps.clock());
  if (customerId === undefined) throw linkInvalidError();
  // An order that is just being placed refers to the customer: it either exists now, or waits and fails.
  await trx.selectFrom("customer").select("id").where("id", "=", customerId).forUpdate().execute();
  await refuseOpenOrders(trx, deps, customerId);
  await eraseCustomer(trx, deps, customerId);
}

async function refuseOpenOrders(trx: Trx, { clock }: Deps, customerId: number): Promise<void> {
  const refs = await findErasureBlockers(trx, customerId, clock());
  if (refs.length === 0) return;
  const message = `The account can be deleted once these orders are completed: ${refs.join(", ")}`;
  throw new ApiError(409, "ERASURE_BLOCKED", message);
}
