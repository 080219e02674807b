import type { Enclosure } from "../../../db/values.ts";
import { qrPng } from "../../bank/qrCode.ts";
import { transferPayload } from "../../bank/transferPayload.ts";
import type { OrderRecord } from "../../order/orderRecord.ts";
import type { BankAccount } from "../mailSettings.ts";
import type { Notation } from "../notation.ts";
import type { Block } from "../paper/paper.ts";
import type { MailTexts } from "../texts/mailTexts.ts";

const QR = "transfer-qr";

export function transferBlocks(
  order: OrderRecord,
  bank: BankAccount,
  texts: MailTexts,
  { money }: Notation,
): { blocks: Block[]; enclosures: Enclosure[] } {
  const payload = transferPayload(order, bank);
  const { png, size } = payload === undefined ? { png: undefined, size: 0 } : qrPng(payload);
  const facts = [
    { label: texts.accountHolder, value: bank.holder },
    { label: texts.iban, value: bank.iban },
    { label: texts.bic, value: bank.bic },
    { label: texts.bankName, value: bank.bankName },
    { label: texts.transferReference, value: order.ref },
  ].filter(({ value }) => value !== "");
  return {
    blocks: [
      { kind: "paragraph", text: texts.transfer({ total: money(order.totalCents), ref: order.ref }) },
      { kind: "facts", facts },
      ...(png === undefined ? [] : [{ kind: "picture", cid: QR, alt: texts.qrCode, size } as const]),
    ],
    enclosures:
      png === undefined
        ? []
        : [{ name: `${order.ref}.png`, type: "image/png", cid: QR, base64: png.toString("base64") }],
  };
}
