import type { Deps } from "../../deps.ts";
import { webhookRoutes } from "../webhook.routes.ts";
import { type BankReport, signReport, SIGNATURE_HEADER, TEST_BANK } from "./testBank.ts";

interface ReportedSession {
  id: string;
  order_ref: string;
  amount_cents: number;
  currency: string;
  state: string;
}

/**
 * Reports the result of a payment through the backend's own webhook. `part` makes the event id differ, for a second
 * event.
 */
export async function reportPayment(deps: Deps, session: ReportedSession, part = ""): Promise<void> {
  const { id, order_ref, amount_cents, currency, state } = session;
  if (state !== "paid" && state !== "declined" && state !== "canceled") return;
  const report: BankReport = {
    id: `${id}-${state}${part}`,
    type: `payment.${state}`,
    session: id,
    order: order_ref,
    amount_cents,
    currency,
  };
  await postWebhook(deps, JSON.stringify(report));
}

async function postWebhook(deps: Deps, body: string): Promise<void> {
  const app = webhookRoutes(deps).onError((error) => {
    throw error;
  });
  const response = await app.request(`/payment/webhook/${TEST_BANK}`, {
    method: "POST",
    headers: { [SIGNATURE_HEADER]: await signReport(deps, body, deps.clock()) },
    body,
  });
  if (!response.ok) throw new Error(`The shop did not take the test bank's report: ${response.status}`);
}

/** Completes delayed payments that are due, reports them and returns their number. */
export async function reportDuePayments(deps: Deps): Promise<number> {
  const due = await deps.db
    .updateTable("testbank_session")
    .set({ state: "paid", report_at: null })
    .where("state", "=", "paying")
    .where("report_at", "<=", deps.clock())
    .returningAll()
    .execute();
  for (const session of due) await reportPayment(deps, session);
  return due.length;
}
