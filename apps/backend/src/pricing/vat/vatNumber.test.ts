import { expect, test } from "vitest";
import { parseVatNumber } from "./vatNumber.ts";

// Source: legal reference A3.
const VALID = [
  "ATU12345675",
  "ATU10223006",
  "ATU13585627",
  "DE136695976",
  "DE811569869",
  "DE129273398",
  "RO18547290",
  "RO361757",
  "RO14399840",
];

test.each(VALID)("%s is one, in any notation", (number) => {
  const [country, rest] = [number.slice(0, 2), number.slice(2)];
  expect(parseVatNumber(number)).toEqual({ country, number: rest });
  expect(parseVatNumber(` ${country.toLowerCase()} ${rest.slice(0, 3)}.${rest.slice(3)} `)).toEqual({
    country,
    number: rest,
  });
});

test.each(VALID)("%s with another check digit is none", (number) => {
  const check = Number(number.at(-1));
  for (let more = 1; more < 10; more += 1) {
    expect(parseVatNumber(`${number.slice(0, -1)}${(check + more) % 10}`)).toBeUndefined();
  }
});

test.each(["", "AT", "12345675", "FR40303265045", "ATU1234567", "DE0123456789", "RO", "../../x", "DE811569869/../x"])(
  "%s is none",
  (text) => expect(parseVatNumber(text)).toBeUndefined(),
);
