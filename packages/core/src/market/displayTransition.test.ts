import { expect, test } from "vitest";
import { type DisplayState, displayTransition } from "./displayTransition.js";

const defaultDisplay: DisplayState = { excludeVat: false, countryId: 13, taxTitle: undefined };

test("choosing a country updates country, tax title and country id, and moves the delivery", () => {
  const [state, effects] = displayTransition(defaultDisplay, {
    type: "countryChosen",
    countryId: 5,
    taxTitle: "19% Ust.",
  });
  expect(state).toEqual({ excludeVat: false, countryId: 5, taxTitle: "19% Ust." });
  expect(effects).toEqual([
    { type: "store", key: "tax_title", value: "19% Ust." },
    { type: "store", key: "country_tax", value: "19" },
    { type: "setShippingCountry", countryId: 5 },
    { type: "broadcast" },
  ]);
});

test("what another tab shows is shown here, and is not told again", () => {
  const display: DisplayState = { excludeVat: true, countryId: 5, taxTitle: "19% Ust." };
  expect(displayTransition(defaultDisplay, { type: "storageChanged", display })).toEqual([
    display,
    [{ type: "setShippingCountry", countryId: 5 }],
  ]);
  expect(displayTransition(display, { type: "storageChanged", display: { ...display } })).toEqual([display, []]);
});

test("what storage held is shown again, and moves nothing", () => {
  const stored = { type: "restored", countryId: 5, taxTitle: "19% Ust." } as const;
  const [state, effects] = displayTransition(defaultDisplay, stored);
  expect([state, effects]).toEqual([{ excludeVat: false, countryId: 5, taxTitle: "19% Ust." }, []]);
  expect(displayTransition(state, stored)[0]).toBe(state);
  expect(displayTransition(state, { ...stored, taxTitle: "7% Ust." })[0].taxTitle).toBe("7% Ust.");
});

test("a tax title without a percent leaves no percent of another country behind", () => {
  const [, effects] = displayTransition(defaultDisplay, { type: "countryChosen", countryId: 1, taxTitle: "exempt" });
  expect(effects).toContainEqual({ type: "remove", key: "country_tax" });
});

test("a delivery that goes elsewhere takes the country along; its tax title is not known then", () => {
  const chosen: DisplayState = { ...defaultDisplay, countryId: 5, taxTitle: "19% Ust." };
  expect(displayTransition(chosen, { type: "shippingCountryChanged", countryId: 146 })[0]).toEqual({
    excludeVat: false,
    countryId: 146,
    taxTitle: undefined,
  });
  expect(displayTransition(chosen, { type: "shippingCountryChanged", countryId: 5 })).toEqual([chosen, []]);
});

test.each([true, false])("excludeVAT is stored as the text %s", (excludeVat) => {
  const [state, effects] = displayTransition(
    { ...defaultDisplay, excludeVat: !excludeVat },
    { type: "vatExcluded", excludeVat },
  );
  expect(state.excludeVat).toBe(excludeVat);
  expect(effects).toEqual([{ type: "store", key: "excludeVAT", value: String(excludeVat) }, { type: "broadcast" }]);
  expect(displayTransition(state, { type: "vatExcluded", excludeVat })[1]).not.toContainEqual({ type: "broadcast" });
});
