import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildEpcPayload, type CreditTransfer } from "./buildEpcPayload.ts";
import { formatIban, isIban } from "../settings/iban.ts";
import { renderQrPng, renderQrSvg } from "./qrCode.ts";

const transfer: CreditTransfer = {
  holder: "Lindenhaus Muster GmbH",
  iban: "AT61 1904 3002 3457 3201",
  bic: "BKAUATWW",
  amountCents: 40_590,
  reference: "ORD000000000123",
};

test("the payload of EPC069-12, line by line", () => {
  expect(buildEpcPayload(transfer).split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "BKAUATWW",
    "Lindenhaus Muster GmbH",
    "AT611904300234573201",
    "EUR405.90",
    "",
    "",
    "ORD000000000123",
  ]);
});

test.each([
  [1, "EUR0.01"],
  [5, "EUR0.05"],
  [100, "EUR1.00"],
  [99_999_999_999, "EUR999999999.99"],
])("%i cents are %s", (amountCents, written) => {
  expect(buildEpcPayload({ ...transfer, amountCents }).split("\n")[7]).toBe(written);
});

test.each([0, -1, 1.5, Number.NaN, 100_000_000_000])("an amount of %d is rejected", (amountCents) => {
  expect(() => buildEpcPayload({ ...transfer, amountCents })).toThrow(RangeError);
});

test("a name is cut to 70 characters, and a line break in it adds no line", () => {
  const lines = buildEpcPayload({ ...transfer, holder: `Möbel\n${"ș".repeat(80)}` }).split("\n");
  expect(lines).toHaveLength(11);
  expect(Array.from(lines[5] ?? "")).toHaveLength(70);
  expect(lines[5]?.startsWith("Möbel șșș")).toBe(true);
});

test("without a BIC the line is empty, an invalid one is rejected", () => {
  expect(buildEpcPayload({ ...transfer, bic: "" }).split("\n")[4]).toBe("");
  expect(() => buildEpcPayload({ ...transfer, bic: "BANK" })).toThrow("BIC");
});

test("no holder, no code", () => {
  expect(() => buildEpcPayload({ ...transfer, holder: " \n" })).toThrow("holder");
});

describe("an IBAN", () => {
  // Source: examples of the SWIFT IBAN registry.
  test.each(["AT611904300234573201", "DE89 3704 0044 0532 0130 00", "ro49 aaaa 1b31 0075 9384 0000"])("%s", (iban) => {
    expect(isIban(iban)).toBe(true);
  });

  test.each([
    "",
    "AT00 0000 0000 0000 0000",
    "AT61190430023457320",
    "DE8937040044053201300",
    "XX",
    "AT61 1904 3002 3457 32O1",
  ])("is not %j", (iban) => {
    expect(isIban(iban)).toBe(false);
    expect(() => buildEpcPayload({ ...transfer, iban })).toThrow("IBAN");
  });

  test("with one changed digit is never valid", () => {
    const iban = "DE89370400440532013000";
    fc.assert(
      fc.property(fc.integer({ min: 2, max: iban.length - 1 }), fc.integer({ min: 1, max: 9 }), (at, more) => {
        const digit = (Number(iban[at]) + more) % 10;
        return !isIban(iban.slice(0, at) + digit + iban.slice(at + 1));
      }),
    );
  });

  test("is formatted in groups of four", () => {
    expect(formatIban("AT611904300234573201")).toBe("AT61 1904 3002 3457 3201");
  });
});

test("for any transfer the payload has eleven lines and at most 331 bytes, or there is none", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.string({ maxLength: 300 }),
      fc.nat(),
      (holder, reference, amountCents) => {
        try {
          const payload = buildEpcPayload({ ...transfer, holder, reference, amountCents });
          return payload.split("\n").length === 11 && Buffer.byteLength(payload) <= 331;
        } catch (error) {
          return error instanceof RangeError;
        }
      },
    ),
  );
});

test("as SVG it is black on white and nothing else", () => {
  const svg = renderQrSvg(buildEpcPayload(transfer));
  expect(svg).toMatch(/^<svg [^<>]*><path fill="#fff" d="[Mhvz\dH ]+"\/><path d="[Mhvz\d -]+"\/><\/svg>$/);
});

test("as PNG it has its stated size", () => {
  const { png, size } = renderQrPng(buildEpcPayload(transfer));
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
  expect(size).toBeGreaterThan(150);
});
