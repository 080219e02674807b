import type { Kysely } from "kysely";
import type { Enclosure, Tables } from "../../../db/tables.ts";
import { invoicePdf } from "../../invoice/pdf/invoicePdf.ts";
import type { MailFile } from "./mailer.ts";

/** The files of a mail. An invoice is drawn now: its words are kept, not its bytes. */
export async function drawEnclosures(db: Kysely<Tables>, enclosures: readonly Enclosure[]): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const enclosure of enclosures) {
    if (!("invoiceId" in enclosure)) {
      const { name, type, base64, cid } = enclosure;
      files.push({ name, type, bytes: Buffer.from(base64, "base64"), cid });
      continue;
    }
    const { content } = await db
      .selectFrom("invoice")
      .select("content")
      .where("id", "=", enclosure.invoiceId)
      .executeTakeFirstOrThrow();
    files.push({ name: enclosure.name, type: "application/pdf", bytes: await invoicePdf(content) });
  }
  return files;
}
