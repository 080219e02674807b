import { startJob } from "../../platform/jobs/startJob.ts";
import { type MailJobDeps, deliverMails } from "./deliverMails.ts";

/** Polling interval in ms. Short, because shoppers wait for links in emails. */
const POLL_INTERVAL_MS = 2000;

/**
 * Starts polling the outbox.
 * @returns a function that stops polling after the email that is being sent
 */
export function startMailJob(deps: MailJobDeps): () => Promise<void> {
  const stop = startJob((signal) => deliverMails(deps, signal), {
    intervalMs: POLL_INTERVAL_MS,
    onError: (error) => deps.log.error({ err: error }, "failed to read the outbox"),
  });
  return async () => {
    await stop();
    deps.mailer.close();
  };
}
