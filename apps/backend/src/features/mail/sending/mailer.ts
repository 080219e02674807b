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
}

/** Hands mails over to whoever delivers them. A rejection means "later". */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}
