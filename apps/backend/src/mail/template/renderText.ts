import { toPlainText } from "./legalText.ts";
import type { Block, MailContent } from "./mailContent.ts";

export const renderText = ({ blocks, closing, annex = [] }: MailContent, imprint: readonly string[]): string =>
  [...blocks.flatMap(blockLines), closing, ...imprint, "", ...annex.flatMap(blockLines)].join("\n");

/** Lines of a block, followed by an empty line except after a heading. */
function blockLines(block: Block): readonly string[] {
  switch (block.kind) {
    case "paragraph":
    case "note":
      return [block.text, ""];
    case "heading":
      return [block.text];
    case "lines":
      return [...block.lines, ""];
    case "facts":
      return [...block.facts.map(({ label, value }) => `${label}: ${value}`), ""];
    case "link":
      return [`${block.label}: ${block.href}`, ""];
    case "items":
      return [
        ...block.items.flatMap(({ title, options, ref, quantity, unit, total }) => [
          `${quantity} × ${title}${options === "" ? "" : ` (${options})`}`,
          `    ${ref}, ${block.labels.unit} ${unit}, ${block.labels.price} ${total}`,
        ]),
        "",
      ];
    case "totals":
      return [...[...block.rows, block.total].map(({ label, value }) => `${label}: ${value}`), ...block.notes, ""];
    case "picture":
      return [];
    case "document":
      return [`— ${block.title} —`, "", toPlainText(block.html), ""];
  }
}
