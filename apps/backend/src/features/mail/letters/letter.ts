import type { Language } from "../../config/taxTitle.ts";
import type { MailSettings } from "../mailSettings.ts";
import type { Block } from "../paper/paper.ts";
import { type Letter, writePaper } from "../paper/writePaper.ts";
import type { LetterWords } from "./letterTexts.ts";
import { LETTER_TEXTS } from "./texts.ts";

/** Puts a letter's words onto paper. */
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
 * Mail readers make links of what looks like an address. Anybody may register anybody: the shop's letter must not carry
 * a stranger's link in the place of a name.
 */
const readsAsLink = (name: string): boolean => /:\/\/|@|\.\p{L}{2}/u.test(name);
