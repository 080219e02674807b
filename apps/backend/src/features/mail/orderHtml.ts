import { type Markup, markup, NOTHING } from "./markup.ts";
import type { OrderMailContent } from "./orderMailContent.ts";

const CELL = "padding:6px 8px;border-bottom:1px solid #ddd;vertical-align:top";
const NUMBER = `${CELL};text-align:right;white-space:nowrap`;

/** The order mail as HTML. Styles stand on the elements: mail readers drop style sheets. */
export function orderHtml(mail: OrderMailContent): string {
  const { texts, order, settings } = mail;
  return markup`<!doctype html>
<html lang="${mail.language}">
<head><meta charset="utf-8"><title>${mail.subject}</title></head>
<body style="margin:0;padding:16px;font-family:Arial,sans-serif;font-size:15px;line-height:1.5;color:#222">
<div style="max-width:640px;margin:0 auto">
<p>${mail.greeting}</p>
<p>${mail.thanks}</p>
<p>${texts.orderRef}: <strong>${order.ref}</strong></p>
<p><a href="${mail.link}">${texts.orderLink}</a></p>
${heading(texts.items)}
${itemTable(mail)}
${totalTable(mail)}
${heading(texts.payment)}
<p>${order.payment.title}<br>${mail.instructions}</p>
${mail.bank.length === 0 ? NOTHING : markup`<p>${mail.bank.map(({ label, value }) => markup`${label}: <strong>${value}</strong><br>`)}</p>`}
${heading(texts.delivery)}
<p>${lines([order.delivery.title, order.delivery.description].filter((line) => line !== ""))}</p>
${heading(texts.deliveryAddress)}
<p>${lines(mail.deliveryAddress)}</p>
${heading(texts.invoiceAddress)}
<p>${lines(mail.invoiceAddress)}</p>
${order.message === "" ? NOTHING : markup`${heading(texts.message)}<p>${lines(order.message.split("\n"))}</p>`}
<p>${texts.withdrawal} <a href="${settings.withdrawalUrl}">${texts.withdrawalLink}</a></p>
<p><a href="${settings.termsUrl}">${texts.termsLink}</a></p>
<p>${texts.closing}<br>${lines(settings.imprint)}</p>
</div>
</body>
</html>
`.html;
}

const heading = (title: string): Markup => markup`<h2 style="font-size:17px;margin:24px 0 8px">${title}</h2>`;

const lines = (texts: string[]): Markup[] =>
  texts.map((text, at) => (at === 0 ? markup`${text}` : markup`<br>${text}`));

function itemTable({ items, texts }: OrderMailContent): Markup {
  return markup`<table style="width:100%;border-collapse:collapse">
<thead><tr>
<th scope="col" style="${CELL};text-align:left">${texts.item}</th>
<th scope="col" style="${NUMBER}">${texts.quantity}</th>
<th scope="col" style="${NUMBER}">${texts.unitPrice}</th>
<th scope="col" style="${NUMBER}">${texts.price}</th>
</tr></thead>
<tbody>${items.map(
    (item) => markup`
<tr>
<td style="${CELL}">${item.title}${item.choices === "" ? NOTHING : markup`<br>${item.choices}`}<br><small>${texts.articleRef} ${item.ref}</small></td>
<td style="${NUMBER}">${item.quantity}</td>
<td style="${NUMBER}">${item.unit}</td>
<td style="${NUMBER}">${item.total}</td>
</tr>`,
  )}
</tbody></table>`;
}

function totalTable({ totals, total, vat, texts }: OrderMailContent): Markup {
  const row = (label: string, value: Markup): Markup =>
    markup`<tr><th scope="row" style="${CELL};text-align:left;font-weight:normal">${label}</th><td style="${NUMBER}">${value}</td></tr>
`;
  return markup`<table style="width:100%;border-collapse:collapse;margin-top:8px"><tbody>
${totals.map(({ label, value }) => row(label, markup`${value}`))}${row(texts.total, markup`<strong>${total}</strong>`)}</tbody></table>
<p style="color:#555">${lines(vat)}</p>`;
}
