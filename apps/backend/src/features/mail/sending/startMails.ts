import { type Delivery, deliverMails } from "./deliverMails.ts";

/** Polling interval in ms. Short, because shoppers wait for links in emails. */
const EVERY_MS = 2000;

/**
 * Starts polling the outbox.
 * @returns a function that stops polling and waits for the current run
 */
export function startMails(delivery: Delivery): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let atWork: Promise<void> = Promise.resolve();
  const round = async (): Promise<void> => {
    try {
      await deliverMails(delivery);
    } catch (error) {
      if (!stopped) delivery.log.error({ err: error }, "the outbox cannot be read");
    }
    if (!stopped) timer = setTimeout(next, EVERY_MS).unref();
  };
  const next = (): void => void (atWork = round());
  next();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await atWork;
    delivery.mailer.close();
  };
}
