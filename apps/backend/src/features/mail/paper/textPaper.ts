import { toPlainText } from "./lawText.ts";
import type { Block, Paper } from "./paper.ts";

export const textPaper = ({ blocks, closing, annex = [] }: Paper, imprint: readonly string[]): string =>
  [...blocks.flatMap(linesOf), closing, ...imprint, "", ...annex.flatMap(linesOf)].join("\n");

/** Lines of a block, followed by an empty line except after a heading. */
function linesOf(block: Block): readonly string[] {
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
        ...block.items.flatMap(({ title, choices, ref, quantity, unit, total }) => [
          `${quantity} × ${title}${choices === "" ? "" : ` (${choices})`}`,
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
