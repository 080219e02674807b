import type { WithdrawnLine } from "../../db/paperTables.ts";
import { type Locale, LOCALES } from "../../locale.ts";
import type { MailSettings } from "../mail/mailSettings.ts";
import { notationOf } from "../mail/notation.ts";
import { type Letter, writePaper } from "../mail/paper/writePaper.ts";
import { unlinked } from "../mail/paper/unlinked.ts";
import { WITHDRAWAL_TEXTS } from "./texts/texts.ts";

export interface Declaration {
  id: number;
  reference: string;
  receivedAt: Date;
  name: string;
  orderRef: string;
  email: string;
  reason: string;
  lines: readonly WithdrawnLine[];
  locale: Locale;
}

/**
 * Receipt that repeats the declaration, with date and time. Source: Directive 2011/83/EU art. 11a (4), BGB § 356a, FAGG
 * § 13a.
 */
export function withdrawalReceipt(declaration: Declaration, settings: MailSettings): Letter {
  const { reference, receivedAt, name, orderRef, email, reason, lines, locale } = declaration;
  const { language } = LOCALES[locale];
  const texts = WITHDRAWAL_TEXTS[language];
  const shown = lines.map(({ title, quantity }) => unlinked(`${quantity} × ${title}`));
  return writePaper(
    {
      language,
      subject: texts.subject({ reference, store: settings.storeName }),
      blocks: [
        { kind: "paragraph", text: texts.greeting },
        { kind: "paragraph", text: texts.says({ store: settings.storeName }) },
        {
          kind: "facts",
          facts: [
            { label: texts.reference, value: reference },
            { label: texts.received, value: notationOf(locale).dateAndTime(receivedAt) },
            { label: texts.receivedUtc, value: receivedAt.toISOString() },
          ],
        },
        { kind: "heading", text: texts.declaration },
        {
          kind: "facts",
          facts: [
            { label: texts.order, value: unlinked(orderRef) },
            { label: texts.name, value: unlinked(name) },
            { label: texts.email, value: email },
            ...(reason === "" ? [] : [{ label: texts.reason, value: unlinked(reason) }]),
          ],
        },
        { kind: "paragraph", text: shown.length === 0 ? texts.whole : texts.part },
        ...(shown.length === 0 ? [] : [{ kind: "lines", lines: shown } as const]),
        { kind: "paragraph", text: texts.next },
        { kind: "note", text: texts.notYou },
      ],
      closing: texts.closing,
    },
    settings,
  );
}
