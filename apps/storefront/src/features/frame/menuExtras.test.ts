import { expect, test } from "vitest";
import { parseContentIds, parseExtraLinks } from "./loadFrameData.ts";

test("content ids come as a list or as text", () => {
  expect(parseContentIds("[4, 7]")).toEqual([4, 7]);
  expect(parseContentIds("4,7")).toEqual([4, 7]);
  for (const none of [undefined, "", "x", "[]", "0"]) expect(parseContentIds(none)).toEqual([]);
});

test("extra menu links lead to /{href}, never to another host", () => {
  const setting = JSON.stringify([
    { title: "Angebote", href: "angebote" },
    { title: "Neu", href: "//neu.example" },
  ]);
  expect(parseExtraLinks(setting)).toEqual([
    { id: undefined, title: "Angebote", url: "/angebote" },
    { id: undefined, title: "Neu", url: "/neu.example" },
  ]);
  for (const none of [undefined, "", "{", '[{"title":"","href":"a"}]', "[1]"])
    expect(parseExtraLinks(none)).toEqual([]);
});
