import type { WithdrawalDeclaration } from "../../events/events.ts";
import { LOCALES } from "../../locale.ts";
import type { StoreSettings } from "../../settings/storeSettings.ts";
import { createFormatters } from "../../formatters.ts";
import { type RenderedMail, renderMail } from "../template/renderMail.ts";
import { preventAutolinks } from "../template/preventAutolinks.ts";
import { TEXTS } from "../../texts/texts.ts";

/**
 * Receipt that repeats the declaration, with date and time. Source: Directive 2011/83/EU art. 11a (4), BGB § 356a, FAGG
 * § 13a.
 */
export function renderWithdrawalReceipt(declaration: WithdrawalDeclaration, settings: StoreSettings): RenderedMail {
  const { reference, receivedAt, name, orderRef, email, reason, lines, locale } = declaration;
  const { language } = LOCALES[locale];
  const texts = TEXTS[language].withdrawalMail;
  const itemLines = lines.map(({ title, quantity }) => preventAutolinks(`${quantity} × ${title}`));
  return renderMail(
    {
      language,
      subject: texts.subject({ reference, store: settings.storeName }),
      blocks: [
        { kind: "paragraph", text: texts.greeting },
        { kind: "paragraph", text: texts.body({ store: settings.storeName }) },
        {
          kind: "facts",
          facts: [
            { label: texts.reference, value: reference },
            { label: texts.received, value: createFormatters(locale).dateTime(receivedAt) },
            { label: texts.receivedUtc, value: receivedAt.toISOString() },
          ],
        },
        { kind: "heading", text: texts.declaration },
        {
          kind: "facts",
          facts: [
            { label: texts.order, value: preventAutolinks(orderRef) },
            { label: texts.name, value: preventAutolinks(name) },
            { label: texts.email, value: email },
            ...(reason === "" ? [] : [{ label: texts.reason, value: preventAutolinks(reason) }]),
          ],
        },
        { kind: "paragraph", text: itemLines.length === 0 ? texts.wholeOrder : texts.partOfOrder },
        ...(itemLines.length === 0 ? [] : [{ kind: "lines", lines: itemLines } as const]),
        { kind: "paragraph", text: texts.nextSteps },
        { kind: "note", text: texts.notRequestedByYou },
      ],
      closing: texts.closing,
    },
    settings,
  );
}
