import { type Markup, markup, EMPTY_MARKUP } from "../markup.ts";
import { STYLES } from "./styles.ts";
import type { Block } from "./mailContent.ts";

type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

const CELL = STYLES.cell;
const NUMBER_CELL = `${CELL};text-align:right;white-space:nowrap`;

/** Two columns only, to fit phone screens. */
export function renderItemTable({ items, labels }: BlockOf<"items">): Markup {
  return markup`<table style="${STYLES.table}">
<thead><tr>
<th class="rule" scope="col" style="${CELL};text-align:left">${labels.item}</th>
<th class="rule" scope="col" style="${NUMBER_CELL}">${labels.price}</th>
</tr></thead>
<tbody>${items.map(
    (item) => markup`
<tr>
<td class="rule" style="${CELL}">${item.pictureUrl === "" ? EMPTY_MARKUP : markup`<img src="${item.pictureUrl}" alt="${item.title}" width="72" height="72" style="${STYLES.thumbnail}">`}${item.title}${item.options === "" ? EMPTY_MARKUP : markup`<br>${item.options}`}<br>${item.quantity} × ${item.unit}<br><small class="quiet" style="${STYLES.quiet}">${item.ref}</small></td>
<td class="rule" style="${NUMBER_CELL}">${item.total}</td>
</tr>`,
  )}
</tbody></table>
`;
}

export function renderTotalTable({ rows, total, notes }: BlockOf<"totals">): Markup {
  const row = (label: string, value: Markup): Markup =>
    markup`<tr><th class="rule" scope="row" style="${CELL};text-align:left;font-weight:normal">${label}</th><td class="rule" style="${NUMBER_CELL}">${value}</td></tr>
`;
  return markup`<table style="${STYLES.table}"><tbody>
${rows.map(({ label, value }) => row(label, markup`${value}`))}${row(total.label, markup`<strong>${total.value}</strong>`)}</tbody></table>
${notes.map((note) => markup`<p class="quiet" style="${STYLES.quiet};margin:4px 8px">${note}</p>\n`)}`;
}
