import type { Listeners } from "./deps.ts";
import { creditCanceledOrder, creditRefund } from "./invoice/issueCreditNote.ts";
import { issueInvoiceOn } from "./invoice/issueInvoice.ts";
import * as accountMails from "./mail/account/accountMailListeners.ts";
import { mailErased, mailErasureRequested, mailInactive } from "./mail/account/erasureMailListeners.ts";
import { mailCanceledOrder, mailOrder, mailRefund } from "./mail/orders/orderMailListeners.ts";
import { mailWithdrawal } from "./mail/withdrawals/mailWithdrawal.ts";
import { subscribeNewCustomer } from "./newsletter/requestSubscription.ts";
import { claimOrder } from "./order/claimOrder.ts";
import { captureShipment } from "./payment/requireCapture.ts";

/** Listeners by event, in the order they run: emails attach the documents that earlier listeners issue. */
export const LISTENERS: Listeners = {
  "order:confirmed": [mailOrder("order-received")],
  "order:paid": [issueInvoiceOn("paid"), mailOrder("order-paid")],
  "order:partlySent": [captureShipment, mailOrder("order-part-sent")],
  "order:sent": [captureShipment, issueInvoiceOn("sent"), mailOrder("order-sent")],
  "order:canceled": [creditCanceledOrder, mailCanceledOrder],
  "order:reminded": [mailOrder("payment-reminder")],
  "order:expired": [mailOrder("order-unpaid")],
  "order:unconfirmed": [mailOrder("order-unconfirmed")],
  "payment:failed": [mailOrder("payment-failed")],
  "refund:completed": [creditRefund, mailRefund],
  "withdrawal:declared": [mailWithdrawal],
  "account:registered": [claimOrder, accountMails.mailWelcome, subscribeNewCustomer],
  "account:resetRequested": [accountMails.mailPasswordReset],
  "account:passwordChanged": [accountMails.mailPasswordChanged],
  "account:loginsFailed": [accountMails.mailFailedLogins],
  "account:emailChangeRequested": [accountMails.mailEmailChangeRequested],
  "account:emailChanged": [accountMails.mailEmailChanged],
  "account:erasureRequested": [mailErasureRequested],
  "account:inactive": [mailInactive],
  "account:erased": [mailErased],
  "newsletter:requested": [accountMails.mailNewsletterConfirmation],
  "newsletter:confirmed": [accountMails.mailNewsletterWelcome],
};
