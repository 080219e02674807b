import { expect, test } from "vitest";
import { type DisplayState, displayTransition } from "./display.js";

const atHome: DisplayState = { excludeVat: false, countryId: 13, taxTitle: undefined };

test("choosing a country updates country, tax title and country id, and moves the delivery", () => {
  const [state, effects] = displayTransition(atHome, { type: "countryChosen", countryId: 5, taxTitle: "19% Ust." });
  expect(state).toEqual({ excludeVat: false, countryId: 5, taxTitle: "19% Ust." });
  expect(effects).toEqual([
    { type: "remember", key: "tax_title", value: "19% Ust." },
    { type: "remember", key: "country_tax", value: "19" },
    { type: "deliverTo", countryId: 5 },
    { type: "tell" },
  ]);
});

test("what another tab shows is shown here, and is not told again", () => {
  const shown: DisplayState = { excludeVat: true, countryId: 5, taxTitle: "19% Ust." };
  expect(displayTransition(atHome, { type: "heard", shown })).toEqual([shown, [{ type: "deliverTo", countryId: 5 }]]);
  expect(displayTransition(shown, { type: "heard", shown: { ...shown } })).toEqual([shown, []]);
});

test("what storage held is shown again, and moves nothing", () => {
  const stored = { type: "restored", countryId: 5, taxTitle: "19% Ust." } as const;
  const [state, effects] = displayTransition(atHome, stored);
  expect([state, effects]).toEqual([{ excludeVat: false, countryId: 5, taxTitle: "19% Ust." }, []]);
  expect(displayTransition(state, stored)[0]).toBe(state);
  expect(displayTransition(state, { ...stored, taxTitle: "7% Ust." })[0].taxTitle).toBe("7% Ust.");
});

test("a tax title without a percent leaves no percent of another country behind", () => {
  const [, effects] = displayTransition(atHome, { type: "countryChosen", countryId: 1, taxTitle: "exempt" });
  expect(effects).toContainEqual({ type: "forget", key: "country_tax" });
});

test("a delivery that goes elsewhere takes the country along; its tax title is not known then", () => {
  const chosen: DisplayState = { ...atHome, countryId: 5, taxTitle: "19% Ust." };
  expect(displayTransition(chosen, { type: "deliveryMoved", countryId: 146 })[0]).toEqual({
    excludeVat: false,
    countryId: 146,
    taxTitle: undefined,
  });
  expect(displayTransition(chosen, { type: "deliveryMoved", countryId: 5 })).toEqual([chosen, []]);
});

test.each([true, false])("excludeVAT is stored as the text %s", (excludeVat) => {
  const [state, effects] = displayTransition(
    { ...atHome, excludeVat: !excludeVat },
    { type: "vatExcluded", excludeVat },
  );
  expect(state.excludeVat).toBe(excludeVat);
  expect(effects).toEqual([{ type: "remember", key: "excludeVAT", value: String(excludeVat) }, { type: "tell" }]);
  expect(displayTransition(state, { type: "vatExcluded", excludeVat })[1]).not.toContainEqual({ type: "tell" });
});
