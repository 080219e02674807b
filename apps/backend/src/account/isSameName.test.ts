import { expect, test } from "vitest";
import { isSameName } from "./isSameName.ts";

test.each([
  ["Muster Objektmöbel GmbH", "MUSTER OBJEKTMOEBEL GMBH"],
  ["Muster Objektmöbel", "Muster Objektmöbel Ges.m.b.H."],
  ["Muster Ges. m. b. H.", "Muster Gesellschaft mit beschränkter Haftung"],
  ["Muster GmbH & Co. KG", "MUSTER GMBH UND CO KG"],
  ["Huber & Söhne OG", "Huber und Sohne Offene Gesellschaft"],
  ["Huber", "Huber e.U., Inhaber Anna Huber"],
  ["Straßner KG", "STRASSNER KG"],
  ["Muster AG", "Muster Aktiengesellschaft"],
  ["Muster UG (haftungsbeschränkt)", "MUSTER UNTERNEHMERGESELLSCHAFT"],
  ["Müller e.K.", "Mueller eingetragener Kaufmann"],
  ["Exemplu Mobilă S.R.L.", "SC EXEMPLU MOBILA SRL"],
  ["Exemplu Mobilă", "EXEMPLU MOBILA S R L"],
  ["Exemplu S.A.", "Exemplu Societate pe acțiuni"],
  ["Ion Popescu PFA", "POPESCU ION PERSOANĂ FIZICĂ AUTORIZATĂ"],
  ["Popescu Ion I.I.", "POPESCU ION ÎNTREPRINDERE INDIVIDUALĂ"],
])("%s is %s", (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([true, true]);
});

test.each([
  ["Muster GmbH", "Beispiel GmbH"],
  ["Huber Tische GmbH", "Huber Betten GmbH"],
  ["Huber GmbH", "Huber Tische GmbH"],
  ["Muster Objektmöbel", "Muster"],
  ["Solarpark II GmbH", "Solarpark GmbH"],
  ["EU Möbel GmbH", "Möbel GmbH"],
  ["Exemplu SRL", "Exemplu Mobilă SRL"],
  ["GmbH", "Muster GmbH"],
  ["GmbH", "Gesellschaft mit beschränkter Haftung"],
  ["S.R.L.", "SC SRL"],
  ["", "Muster GmbH"],
  ["", ""],
])("%s is not %s", (one, other) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([false, false]);
});
