import type { Language } from "../../config/taxTitle.ts";
import type { MailSettings } from "../mailSettings.ts";
import { type Markup, markup, NOTHING } from "../markup.ts";
import type { LetterWords } from "./letterTexts.ts";
import { LETTER_TEXTS } from "./texts.ts";

export interface Letter {
  subject: string;
  html: string;
  text: string;
}

/** Puts a letter's words onto paper: HTML, and text for readers that show none. */
export function letter(
  words: LetterWords,
  about: { language: Language; name: string; link: string | undefined },
  settings: MailSettings,
): Letter {
  const texts = LETTER_TEXTS[about.language];
  const greeting = texts.greeting(readsAsLink(about.name) ? "" : about.name);
  const { subject, says, link: label = "", after = [] } = words;
  const { link } = about;
  const paragraphs = (lines: readonly string[]): Markup[] => lines.map((line) => markup`<p>${line}</p>\n`);
  const imprint = settings.imprint.map((line, at) => (at === 0 ? markup`${line}` : markup`<br>${line}`));
  return {
    subject,
    html: markup`<!doctype html>
<html lang="${about.language}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:16px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#222">
<div style="max-width:640px;margin:0 auto">
<p>${greeting}</p>
${paragraphs(says)}${link === undefined ? NOTHING : markup`<p><a href="${link}">${label}</a></p>\n`}${paragraphs(after)}<p>${texts.closing}<br>${imprint}</p>
</div>
</body>
</html>
`.html,
    text: [
      greeting,
      "",
      ...says.flatMap((line) => [line, ""]),
      ...(link === undefined ? [] : [texts.openLink, link, ""]),
      ...after.flatMap((line) => [line, ""]),
      texts.closing,
      ...settings.imprint,
      "",
    ].join("\n"),
  };
}

/**
 * Mail readers make links of what looks like an address. Anybody may register anybody: the shop's letter must not carry
 * a stranger's link in the place of a name.
 */
const readsAsLink = (name: string): boolean => /:\/\/|@|\.\p{L}{2}/u.test(name);
