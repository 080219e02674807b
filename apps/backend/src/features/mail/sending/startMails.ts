import { type Delivery, deliverMails } from "./deliverMails.ts";

/** A person who waits for a link looks into the mailbox about this often. */
const EVERY_MS = 2000;

/** Sends mails from now on. The answer stops it, once the mail at work is out. */
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
