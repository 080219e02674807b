import type { Language } from "../../config/taxTitle.ts";
import type { MailSettings } from "../mailSettings.ts";
import type { Block } from "../paper/paper.ts";
import { type Letter, writePaper } from "../paper/writePaper.ts";
import type { LetterWords } from "./letterTexts.ts";
import { LETTER_TEXTS } from "./texts.ts";

export function letter(
  words: LetterWords,
  about: { language: Language; name: string; link: string | undefined },
  settings: MailSettings,
): Letter {
  const texts = LETTER_TEXTS[about.language];
  const { subject, says, link: label = texts.openLink, after = [] } = words;
  const paragraph = (text: string): Block => ({ kind: "paragraph", text });
  const { link, language } = about;
  return writePaper(
    {
      language,
      subject,
      blocks: [
        paragraph(texts.greeting(readsAsLink(about.name) ? "" : about.name)),
        ...says.map(paragraph),
        ...(link === undefined ? [] : [{ kind: "link", main: true, label, href: link } as const]),
        ...after.map(paragraph),
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
const readsAsLink = (name: string): boolean => /:\/\/|@|\.\p{L}{2}/u.test(name);
