import { type MailJobDeps, deliverMails } from "./deliverMails.ts";

/** Polling interval in ms. Short, because shoppers wait for links in emails. */
const POLL_INTERVAL_MS = 2000;

/**
 * Starts polling the outbox.
 * @returns a function that stops polling and waits for the current run
 */
export function startMailJob(deps: MailJobDeps): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let currentRun: Promise<void> = Promise.resolve();
  const run = async (): Promise<void> => {
    try {
      await deliverMails(deps);
    } catch (error) {
      if (!stopped) deps.log.error({ err: error }, "failed to read the outbox");
    }
    if (!stopped) timer = setTimeout(next, POLL_INTERVAL_MS).unref();
  };
  const next = (): void => void (currentRun = run());
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await currentRun;
    deps.mailer.close();
  };
}
