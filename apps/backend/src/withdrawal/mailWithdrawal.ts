import type { Kysely } from "kysely";
import type { Tables } from "../platform/db/tables.ts";
import type { Deps } from "../deps.ts";
import { LOCALES } from "../locale.ts";
import { readMailSettings } from "../settings/mailSettings.ts";
import { queueMail } from "../mail/queueMail.ts";
import { nextAllowedSendTime } from "../mail/nextAllowedSendTime.ts";
import { type WithdrawalDeclaration, renderWithdrawalReceipt } from "./renderWithdrawalReceipt.ts";

/** Further receipts to an address are delayed, so that a third party's mailbox cannot be flooded. */
const RECEIPTS_PER_HOUR = 5;

/** Queues the receipt on a durable medium, and a copy for the shop. */
export async function mailWithdrawal(
  db: Kysely<Tables>,
  deps: Pick<Deps, "storeUrl">,
  declaration: WithdrawalDeclaration,
): Promise<void> {
  const { id, email, receivedAt, locale } = declaration;
  const { language } = LOCALES[locale];
  const settings = await readMailSettings(db, locale, deps.storeUrl?.(locale));
  const mail = { language, withdrawalId: id, rendered: renderWithdrawalReceipt(declaration, settings) };
  const kinds = ["withdrawal-received"];
  const sendAt = await nextAllowedSendTime(db, { kinds, to: email, now: receivedAt, perHour: RECEIPTS_PER_HOUR });
  await queueMail(db, { ...mail, kind: "withdrawal-received", to: email, sendAt });
  await queueMail(db, { ...mail, kind: "withdrawal-copy", to: settings.storeEmail, sendAt: receivedAt });
}
