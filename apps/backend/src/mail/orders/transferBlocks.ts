import type { StoredAttachment } from "../../platform/db/values.ts";
import { renderQrPng } from "../../bank/qrCode.ts";
import { buildTransferPayload } from "../../bank/buildTransferPayload.ts";
import type { OrderRecord } from "../../order/orderRecord.ts";
import type { BankAccount } from "../../settings/storeSettings.ts";
import type { Formatters } from "../../formatters.ts";
import type { Block } from "../template/mailContent.ts";
import type { OrderMailTexts } from "../../texts/types.ts";

const QR = "transfer-qr";

export function transferBlocks(
  order: OrderRecord,
  bank: BankAccount,
  texts: OrderMailTexts,
  { money }: Formatters,
): { blocks: Block[]; enclosures: StoredAttachment[] } {
  const payload = buildTransferPayload(order, bank);
  const { png, size } = payload === undefined ? { png: undefined, size: 0 } : renderQrPng(payload);
  const facts = [
    { label: texts.accountHolder, value: bank.holder },
    { label: texts.iban, value: bank.iban },
    { label: texts.bic, value: bank.bic },
    { label: texts.bankName, value: bank.bankName },
    { label: texts.transferReference, value: order.ref },
  ].filter(({ value }) => value !== "");
  return {
    blocks: [
      { kind: "paragraph", text: texts.transferInstructions({ total: money(order.totalCents), ref: order.ref }) },
      { kind: "facts", facts },
      ...(png === undefined ? [] : [{ kind: "picture", cid: QR, alt: texts.qrCode, size } as const]),
    ],
    enclosures:
      png === undefined
        ? []
        : [{ name: `${order.ref}.png`, type: "image/png", cid: QR, base64: png.toString("base64") }],
  };
}
