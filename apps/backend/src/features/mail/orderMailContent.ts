import type { Address } from "../../db/tables.ts";
import type { Language } from "../config/taxTitle.ts";
import type { OrderRecord } from "../order/orderRecord.ts";
import type { MailSettings } from "./mailSettings.ts";
import { de } from "./texts/de.ts";
import { en } from "./texts/en.ts";
import type { MailTexts } from "./texts/mailTexts.ts";
import { ro } from "./texts/ro.ts";

const TEXTS: Readonly<Record<Language, MailTexts>> = { de, en, ro };

const TIME_ZONES = { AT: "Europe/Vienna", DE: "Europe/Berlin", RO: "Europe/Bucharest" } as const;

/** In whose language and time a mail is written. */
export interface MailWhere {
  language: Language;
  satellite: keyof typeof TIME_ZONES;
}

/** A named amount or fact. */
export interface Row {
  label: string;
  value: string;
}

/** Everything the mail says, in words; HTML and plain text only arrange it. */
export interface OrderMailContent {
  language: Language;
  subject: string;
  texts: MailTexts;
  order: OrderRecord;
  greeting: string;
  thanks: string;
  items: { title: string; choices: string; ref: string; quantity: number; unit: string; total: string }[];
  totals: Row[];
  total: string;
  vat: string[];
  deliveryAddress: string[];
  invoiceAddress: string[];
  instructions: string;
  bank: Row[];
  settings: MailSettings;
  /** shows the order, to whoever has it */
  link: string;
}

/** Puts an order into words, in its storefront's language and notation. */
export function orderMailContent(
  order: OrderRecord,
  { language, satellite }: MailWhere,
  settings: MailSettings,
  link: string,
): OrderMailContent {
  const texts = TEXTS[language];
  const notation = order.locale.replace("_", "-");
  const euro = new Intl.NumberFormat(notation, { style: "currency", currency: "EUR" });
  const money = (cents: number): string => euro.format(cents / 100);
  const date = new Intl.DateTimeFormat(notation, { dateStyle: "long", timeZone: TIME_ZONES[satellite] });
  const percent = new Intl.NumberFormat(notation, { maximumFractionDigits: 4 });
  const total = money(order.totalCents);
  const prepaid = order.payment.code === "Vorkasse";
  return {
    language,
    texts,
    order,
    settings,
    link,
    subject: texts.subject({ ref: order.ref, store: settings.storeName }),
    greeting: texts.greeting(order.invoiceAddress),
    thanks: texts.thanks({ store: settings.storeName, date: date.format(order.placedAt) }),
    items: order.lines.map((line) => ({
      title: line.title,
      choices: line.attributes.map(({ title, value }) => `${title}: ${value}`).join(", "),
      ref: line.ref,
      quantity: line.quantity,
      unit: money(line.unitCents),
      total: money(line.unitCents * line.quantity),
    })),
    totals: [
      { label: texts.goods, value: money(order.goodsCents) },
      ...(order.discountCents === 0
        ? []
        : [{ label: discountLabel(texts, order), value: money(-order.discountCents) }]),
      { label: texts.postage, value: money(order.postageCents) },
      ...(order.feeCents === 0 ? [] : [{ label: texts.fee, value: money(order.feeCents) }]),
    ],
    total,
    vat: order.vat.map((share) =>
      texts.includedVat({
        percent: percent.format(share.percent),
        tax: money(share.taxCents),
        net: money(share.netCents),
      }),
    ),
    deliveryAddress: addressLines(order.deliveryAddress, order.deliveryCountry, texts),
    invoiceAddress: addressLines(order.invoiceAddress, order.invoiceCountry, texts),
    instructions: prepaid ? texts.transfer({ total, ref: order.ref }) : texts.payOnDelivery({ total }),
    bank: prepaid
      ? [
          { label: texts.accountHolder, value: settings.bank.holder },
          { label: texts.iban, value: settings.bank.iban },
          { label: texts.bic, value: settings.bank.bic },
          { label: texts.transferReference, value: order.ref },
        ]
      : [],
  };
}

/** With the codes, so that the customer knows what the discount is for. */
const discountLabel = (texts: MailTexts, { coupons }: OrderRecord): string => {
  const codes = coupons.filter(({ discountCents }) => discountCents > 0).map(({ code }) => code);
  return codes.length === 0 ? texts.discount : `${texts.discount} (${codes.join(", ")})`;
};

function addressLines(address: Address, country: string, texts: MailTexts): string[] {
  const phone = address.phone || address.cellphone;
  return [
    address.company,
    `${address.firstname} ${address.lastname}`,
    address.address1,
    address.address2,
    address.address3,
    `${address.zipcode} ${address.city}`,
    country,
    phone === "" ? "" : `${texts.phone}: ${phone}`,
  ].filter((line) => line !== "");
}
