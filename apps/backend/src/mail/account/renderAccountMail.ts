import type { Language } from "../../locale.ts";
import type { StoreSettings } from "../../settings/storeSettings.ts";
import type { Block } from "../template/mailContent.ts";
import { type RenderedMail, renderMail } from "../template/renderMail.ts";
import { TEXTS } from "../../texts/texts.ts";
import type { AccountMailText } from "../../texts/types.ts";

export function renderAccountMail(
  mailText: AccountMailText,
  recipient: { language: Language; name: string; link: string | undefined },
  settings: StoreSettings,
): RenderedMail {
  const texts = TEXTS[recipient.language].accountMail;
  const { subject, paragraphs, link: label = texts.defaultLinkLabel, smallPrint = [] } = mailText;
  const paragraph = (text: string): Block => ({ kind: "paragraph", text });
  const { link, language } = recipient;
  return renderMail(
    {
      language,
      subject,
      blocks: [
        paragraph(texts.greeting(looksLikeLink(recipient.name) ? "" : recipient.name)),
        ...paragraphs.map(paragraph),
        ...(link === undefined ? [] : [{ kind: "link", main: true, label, href: link } as const]),
        ...smallPrint.map(paragraph),
      ],
      closing: texts.closing,
    },
    settings,
  );
}

/**
 * Mail clients turn text that looks like a URL into a link. Anyone can register any email address, so a name must not
 * carry an attacker's link into the shop's email.
 */
const looksLikeLink = (name: string): boolean => /:\/\/|@|\.\p{L}{2}/u.test(name);
