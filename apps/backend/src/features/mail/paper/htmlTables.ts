import { type Markup, markup, NOTHING } from "../markup.ts";
import { LOOK } from "./look.ts";
import type { Block } from "./paper.ts";

type Of<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

const CELL = LOOK.cell;
const NUMBER = `${CELL};text-align:right;white-space:nowrap`;

/** Two columns only, to fit phone screens. */
export function itemTable({ items, labels }: Of<"items">): Markup {
  return markup`<table style="${LOOK.table}">
<thead><tr>
<th class="rule" scope="col" style="${CELL};text-align:left">${labels.item}</th>
<th class="rule" scope="col" style="${NUMBER}">${labels.price}</th>
</tr></thead>
<tbody>${items.map(
    (item) => markup`
<tr>
<td class="rule" style="${CELL}">${item.title}${item.choices === "" ? NOTHING : markup`<br>${item.choices}`}<br>${item.quantity} × ${item.unit}<br><small class="quiet" style="${LOOK.quiet}">${item.ref}</small></td>
<td class="rule" style="${NUMBER}">${item.total}</td>
</tr>`,
  )}
</tbody></table>
`;
}

export function totalTable({ rows, total, notes }: Of<"totals">): Markup {
  const row = (label: string, value: Markup): Markup =>
    markup`<tr><th class="rule" scope="row" style="${CELL};text-align:left;font-weight:normal">${label}</th><td class="rule" style="${NUMBER}">${value}</td></tr>
`;
  return markup`<table style="${LOOK.table}"><tbody>
${rows.map(({ label, value }) => row(label, markup`${value}`))}${row(total.label, markup`<strong>${total.value}</strong>`)}</tbody></table>
${notes.map((note) => markup`<p class="quiet" style="${LOOK.quiet};margin:4px 8px">${note}</p>\n`)}`;
}
