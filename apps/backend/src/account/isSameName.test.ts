import { expect, test } from "vitest";
import { isSameName } from "./isSameName.ts";

test.each([
  ["Muster Objektmöbel GmbH", "MUSTER OBJEKTMOEBEL GMBH"],
  ["Huber & Söhne OG", "Huber und Sohne Offene Gesellschaft"],
  ["Huber", "Huber e.U., Inhaber Anna Huber"],
  ["Exemplu Mobilă S.R.L.", "SC EXEMPLU MOBILA SRL"],
  ["Straßner KG", "STRASSNER KG"],
])("%s is %s", (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
});

test.each([
  ["Muster GmbH", "Beispiel GmbH"],
  ["Huber Tische GmbH", "Huber Betten GmbH"],
  ["GmbH", "Muster GmbH"],
  ["", "Muster GmbH"],
])("%s is not %s", (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
