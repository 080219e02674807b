/** A mail on its way out. */
export interface OutgoingMail {
  /** of its row; part of the Message-ID, so that a mail sent twice is known to be one */
  id: number;
  kind: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  files: MailFile[];
}

/** A file that goes with a mail; with a `cid` a picture inside of it. */
export interface MailFile {
  name: string;
  type: string;
  bytes: Buffer;
  cid?: string | undefined;
}

/** Hands mails over to whoever delivers them. A rejection means "later". */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
