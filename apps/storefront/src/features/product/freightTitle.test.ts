import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import checkoutDe from "../checkout/texts/de.json" with { type: "json" };
import checkoutEn from "../checkout/texts/en.json" with { type: "json" };
import checkoutRo from "../checkout/texts/ro.json" with { type: "json" };
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import ro from "./texts/ro.json" with { type: "json" };

const modules = readFileSync(`${import.meta.dirname}/../../../../../packages/demo/catalogue/modules.json`, "utf8");

test.each([
  ["de", de, checkoutDe, [/Bordsteinkante/, /Ohne Tragen ins Haus/, /Wunschzimmer/, /ohne Lift/], /Haustür/],
  ["ro", ro, checkoutRo, [/bordur/, /Fără transport în casă/, /camera dorită/, /fără lift/], /ușa/],
  [
    "en",
    en,
    checkoutEn,
    [/kerb/, /Not carried into the house/, /room of your choice/, /without a lift/],
    /to your door/,
  ],
] as const)(
  "the scope of a delivery is in words beside the buy button, and again in the checkout: %s",
  (_language, { delivery }, checkout, scopes, door) => {
    const { title, note } = delivery.freight;
    for (const scope of scopes) expect(`${title} ${note}`).toMatch(scope);
    expect(delivery.parcel.title).toMatch(door);
    const [kerb, , room, floors] = scopes;
    for (const scope of [kerb, room, floors]) expect(checkout.freightNote).toMatch(scope);
  },
);

test.each([["de", de] as const, ["en", en] as const, ["ro", ro] as const])(
  "a product names freight as the shipping method does: %s",
  (_language, { delivery }) => {
    expect(modules).toContain(`"title": "${delivery.freight.title}"`);
  },
);
