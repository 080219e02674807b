import { Markup, markup, NOTHING } from "../markup.ts";
import { itemTable, totalTable } from "./htmlTables.ts";
import { DARK, LOOK } from "./look.ts";
import type { Block, Paper } from "./paper.ts";

/**
 * Renders an email as HTML. Styles are inline, because many mail clients drop style sheets; the style sheet contains
 * dark mode only. Nothing is loaded: no external images, fonts or tracking pixels.
 */
export function htmlPaper(paper: Paper, storeName: string, imprint: readonly string[]): string {
  const { language, subject, blocks, closing, annex = [] } = paper;
  return markup`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${new Markup(DARK)}</style>
</head>
<body class="paper" style="${LOOK.body}">
<div style="${LOOK.sheet}">
<p class="brand" style="${LOOK.brand}">${storeName}</p>
${blocks.map(blockHtml)}<p>${closing}</p>
<p class="quiet rule" style="${LOOK.imprint}">${withBreaks(imprint)}</p>
${annex.map(blockHtml)}</div>
</body>
</html>
`.html;
}

function blockHtml(block: Block): Markup {
  switch (block.kind) {
    case "paragraph":
      return markup`<p>${withBreaks(block.text.split("\n"))}</p>\n`;
    case "note":
      return markup`<p class="quiet" style="${LOOK.quiet}">${block.text}</p>\n`;
    case "heading":
      return markup`<h2 style="${LOOK.heading}">${block.text}</h2>\n`;
    case "lines":
      return markup`<p>${withBreaks(block.lines)}</p>\n`;
    case "facts":
      return markup`<p>${block.facts.map(({ label, value }, at) => markup`${at === 0 ? NOTHING : BREAK}${label}: <strong>${withBreaks(value.split("\n"))}</strong>`)}</p>\n`;
    case "link": {
      const [name, look] = block.main === true ? ["button", LOOK.button] : ["link", LOOK.link];
      return markup`<p><a class="${name}" style="${look}" href="${block.href}">${block.label}</a></p>\n`;
    }
    case "items":
      return itemTable(block);
    case "totals":
      return totalTable(block);
    case "picture":
      return markup`<p><img src="cid:${block.cid}" alt="${block.alt}" width="${block.size}" height="${block.size}" style="${LOOK.picture}"></p>\n`;
    case "document":
      return markup`<h2 style="${LOOK.heading}">${block.title}</h2>\n<div class="quiet" style="${LOOK.document}">${new Markup(block.html)}</div>\n`;
  }
}

const BREAK = new Markup("<br>");

export const withBreaks = (lines: readonly string[]): Markup[] =>
  lines.map((line, at) => (at === 0 ? markup`${line}` : markup`${BREAK}${line}`));
