import { expect, test } from "vitest";
import { readContentIds, readExtraLinks } from "./menuExtras.ts";

test("content ids come as a list or as text", () => {
  expect(readContentIds("[4, 7]")).toEqual([4, 7]);
  expect(readContentIds("4,7")).toEqual([4, 7]);
  for (const none of [undefined, "", "x", "[]", "0"]) expect(readContentIds(none)).toEqual([]);
});

test("extra menu links lead to /{href}, never to another host", () => {
  const setting = JSON.stringify([
    { title: "Angebote", href: "angebote" },
    { title: "Neu", href: "//neu.example" },
  ]);
  expect(readExtraLinks(setting)).toEqual([
    { id: undefined, title: "Angebote", url: "/angebote" },
    { id: undefined, title: "Neu", url: "/neu.example" },
  ]);
  for (const none of [undefined, "", "{", '[{"title":"","href":"a"}]', "[1]"]) expect(readExtraLinks(none)).toEqual([]);
});
