import type { OrderMailContent } from "./orderMailContent.ts";

/** The order mail for readers that show no HTML. */
export function orderText(mail: OrderMailContent): string {
  const { texts, order, settings } = mail;
  const section = (title: string, lines: string[]): string[] => (lines.length === 0 ? [] : [title, ...lines, ""]);
  return [
    mail.greeting,
    "",
    mail.thanks,
    "",
    `${texts.orderRef}: ${order.ref}`,
    `${texts.orderLink}: ${mail.link}`,
    "",
    ...section(
      texts.items,
      mail.items.flatMap((item) => [
        `${item.quantity} × ${item.title}${item.choices === "" ? "" : ` (${item.choices})`}`,
        `    ${texts.articleRef} ${item.ref}, ${texts.unitPrice} ${item.unit}, ${texts.price} ${item.total}`,
      ]),
    ),
    ...mail.totals.map(({ label, value }) => `${label}: ${value}`),
    `${texts.total}: ${mail.total}`,
    ...mail.vat,
    "",
    ...section(texts.payment, [
      order.payment.title,
      mail.instructions,
      ...mail.bank.map(({ label, value }) => `${label}: ${value}`),
    ]),
    ...section(
      texts.delivery,
      [order.delivery.title, order.delivery.description].filter((line) => line !== ""),
    ),
    ...section(texts.deliveryAddress, mail.deliveryAddress),
    ...section(texts.invoiceAddress, mail.invoiceAddress),
    ...section(texts.message, order.message === "" ? [] : [order.message]),
    texts.withdrawal,
    `${texts.withdrawalLink}: ${settings.withdrawalUrl}`,
    `${texts.termsLink}: ${settings.termsUrl}`,
    "",
    texts.closing,
    ...settings.imprint,
    "",
  ].join("\n");
}
