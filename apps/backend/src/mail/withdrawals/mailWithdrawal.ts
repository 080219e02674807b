import type { Listener } from "../../deps.ts";
import { LOCALES } from "../../locale.ts";
import { readStoreSettings } from "../../settings/storeSettings.ts";
import { queueMail } from "../queueMail.ts";
import { nextAllowedSendTime } from "../nextAllowedSendTime.ts";
import { renderWithdrawalReceipt } from "./renderWithdrawalReceipt.ts";

/** Further receipts to an address are delayed, so that a third party's mailbox cannot be flooded. */
const RECEIPTS_PER_HOUR = 5;

/** Queues the receipt on a durable medium, and a copy for the shop. */
export const mailWithdrawal: Listener<"withdrawal:declared"> = async (trx, deps, declaration) => {
  const { id, email, receivedAt, locale } = declaration;
  const { language } = LOCALES[locale];
  const settings = await readStoreSettings(trx, locale, deps.storeUrl?.(locale));
  const mail = { language, withdrawalId: id, rendered: renderWithdrawalReceipt(declaration, settings) };
  const kinds = ["withdrawal-received"];
  const sendAt = await nextAllowedSendTime(trx, { kinds, to: email, now: receivedAt, perHour: RECEIPTS_PER_HOUR });
  await queueMail(trx, { ...mail, kind: "withdrawal-received", to: email, sendAt });
  await queueMail(trx, { ...mail, kind: "withdrawal-copy", to: settings.storeEmail, sendAt: receivedAt });
};
