import { expect, test } from "vitest";
import { createFormatters } from "../../formatters.ts";
import type { InvoiceContent } from "../../platform/db/invoiceContent.ts";
import { TEXTS } from "../../texts/texts.ts";
import { toItemRows } from "./rows.ts";

const line = { title: "Becher", options: "", ref: "LH-8002", unitCents: 3900, vatPercent: 20 };

test.each([
  [12, "12", "€ 468,00"],
  [-1, "−1", "−€ 39,00"],
])("quantity %d and its amount have the same sign", (quantity, text, amount) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the rows read the lines only
  const content = { lines: [{ ...line, quantity }] } as InvoiceContent;
  const [row = []] = toItemRows(content, TEXTS.de.invoice, createFormatters("de_AT"));
  expect(row[2]?.text).toBe(text);
  expect(row[5]?.text.replaceAll(/\s/gu, " ")).toBe(amount);
});
