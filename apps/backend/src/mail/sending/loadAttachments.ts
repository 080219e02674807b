import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { StoredAttachment } from "../../platform/db/values.ts";
import { renderInvoicePdf } from "../../invoice/pdf/renderInvoicePdf.ts";
import type { MailAttachment } from "./mailer.ts";

/** Loads the attachments of an email. Invoices and credit notes are stored as content and rendered to PDF here. */
export async function loadAttachments(
  db: Kysely<Tables>,
  enclosures: readonly StoredAttachment[],
): Promise<MailAttachment[]> {
  const files: MailAttachment[] = [];
  for (const enclosure of enclosures) {
    if ("base64" in enclosure) {
      const { name, type, base64, cid } = enclosure;
      files.push({ name, type, bytes: Buffer.from(base64, "base64"), cid });
      continue;
    }
    const [table, id] =
      "invoiceId" in enclosure
        ? (["invoice", enclosure.invoiceId] as const)
        : (["credit_note", enclosure.creditNoteId] as const);
    const { content } = await db.selectFrom(table).select("content").where("id", "=", id).executeTakeFirstOrThrow();
    files.push({ name: enclosure.name, type: "application/pdf", bytes: await renderInvoicePdf(content) });
  }
  return files;
}
