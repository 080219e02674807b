import type { StoreSettings } from "../../settings/storeSettings.ts";
import { Markup, markup, EMPTY_MARKUP } from "../markup.ts";
import { renderItemTable, renderTotalTable } from "./htmlTables.ts";
import { DARK_MODE_CSS, STYLES } from "./styles.ts";
import type { Block, MailContent } from "./mailContent.ts";

/**
 * Renders an email as HTML. Styles are inline, because many mail clients drop style sheets; the style sheet contains
 * dark mode only. It loads the logo and the products' pictures, which identify no recipient, and no fonts or tracking pixels.
 */
export function renderHtml(
  content: MailContent,
  { storeName, mailLogoUrl, imprint }: Pick<StoreSettings, "storeName" | "mailLogoUrl" | "imprint">,
): string {
  const { language, subject, blocks, closing, annex = [] } = content;
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${new Markup(DARK_MODE_CSS)}</style>
</head>
<body class="paper" style="${STYLES.body}">
<div style="${STYLES.sheet}">
<p class="brand" style="${STYLES.brand}">${mailLogoUrl === "" ? storeName : markup`<img src="${mailLogoUrl}" alt="${storeName}" height="40" style="${STYLES.logo}">`}</p>
${blocks.map(renderBlock)}<p>${closing}</p>
<p class="quiet rule" style="${STYLES.imprint}">${withBreaks(imprint)}</p>
${annex.map(renderBlock)}</div>
</body>
</html>
`.html;
}

function renderBlock(block: Block): Markup {
  switch (block.kind) {
    case "paragraph":
      return markup`<p>${withBreaks(block.text.split("\n"))}</p>\n`;
    case "note":
      return markup`<p class="quiet" style="${STYLES.quiet}">${block.text}</p>\n`;
    case "heading":
      return markup`<h2 style="${STYLES.heading}">${block.text}</h2>\n`;
    case "lines":
      return markup`<p>${withBreaks(block.lines)}</p>\n`;
    case "facts":
      return markup`<p>${block.facts.map(({ label, value }, at) => markup`${at === 0 ? EMPTY_MARKUP : BREAK}${label}: <strong>${withBreaks(value.split("\n"))}</strong>`)}</p>\n`;
    case "link": {
      const [name, look] = block.main === true ? ["button", STYLES.button] : ["link", STYLES.link];
      return markup`<p><a class="${name}" style="${look}" href="${block.href}">${block.label}</a></p>\n`;
    }
    case "items":
      return renderItemTable(block);
    case "totals":
      return renderTotalTable(block);
    case "picture":
      return markup`<p><img src="cid:${block.cid}" alt="${block.alt}" width="${block.size}" height="${block.size}" style="${STYLES.picture}"></p>\n`;
    case "document":
      return markup`<h2 style="${STYLES.heading}">${block.title}</h2>\n<div class="quiet" style="${STYLES.document}">${new Markup(block.html)}</div>\n`;
  }
}

const BREAK = new Markup("<br>");

export const withBreaks = (lines: readonly string[]): Markup[] =>
  lines.map((line, at) => (at === 0 ? markup`${line}` : markup`${BREAK}${line}`));
