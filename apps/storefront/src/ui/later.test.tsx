import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { later } from "./later.tsx";

const Greeting = ({ name }: { name: string }) => <p>Grüß Gott, {name}</p>;

test("a part that was loaded is in the server's page", async () => {
  const { Part, load } = later(async () => Greeting, <hr />);
  await load();
  expect(renderToString(<Part name="Anna" />)).toContain("<p>Grüß Gott, <!-- -->Anna</p>");
});

test("a part that was not keeps its place", () => {
  const { Part } = later(async () => Greeting, <hr />);
  expect(renderToString(<Part name="Anna" />)).toContain("<hr/>");
});
