export interface OutgoingMail {
  /** Id of the outbox row; part of the Message-ID, so that duplicate deliveries are recognizable. */
  id: number;
  kind: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: MailAttachment[];
}

/** An attachment; with a `cid`, an inline image. */
export interface MailAttachment {
  name: string;
  type: string;
  bytes: Buffer;
  cid?: string | undefined;
}

/** Sends emails. A rejection makes the outbox retry later. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
