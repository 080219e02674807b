import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { lazyPart } from "./lazyPart.tsx";

const Greeting = ({ name }: { name: string }) => <p>Grüß Gott, {name}</p>;

test("a loaded part is in the server-rendered page", async () => {
  const { Component: Part, load } = lazyPart(async () => Greeting, { fallback: <hr /> });
  await load();
  expect(renderToString(<Part name="Anna" />)).toContain("<p>Grüß Gott, <!-- -->Anna</p>");
});

test("a missing part reserves its space", () => {
  const { Component: Part } = lazyPart(async () => Greeting, { fallback: <hr /> });
  expect(renderToString(<Part name="Anna" />)).toContain("<hr/>");
});
