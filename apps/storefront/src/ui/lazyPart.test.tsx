// @vitest-environment jsdom
import { act } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { lazyPart } from "./lazyPart.tsx";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

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

test("server HTML stays when props change before its code is loaded, and follows afterwards", async () => {
  const server = lazyPart(async () => Greeting);
  await server.load();
  const container = document.createElement("div");
  container.innerHTML = renderToString(<server.Component name="Anna" />);
  const { promise: code, resolve: arrive } = Promise.withResolvers<typeof Greeting>();
  const { Component: Part } = lazyPart(() => code);
  const root = await act(async () => hydrateRoot(container, <Part name="Anna" />));
  await act(async () => flushSync(() => root.render(<Part name="Eva" />)));
  expect(container.textContent).toBe("Grüß Gott, Anna");
  await act(async () => arrive(Greeting));
  expect(container.textContent).toBe("Grüß Gott, Eva");
});

test("changed props end the wait for hydration", async () => {
  const server = lazyPart(async () => Greeting);
  await server.load();
  const container = document.createElement("div");
  container.innerHTML = renderToString(<server.Component name="Anna" />);
  const { Component: Part } = lazyPart(async () => Greeting, { hydrateWhen: () => new Promise(() => {}) });
  const root = await act(async () => hydrateRoot(container, <Part name="Anna" />));
  await act(async () => root.render(<Part name="Anna" />));
  expect(container.textContent).toBe("Grüß Gott, Anna");
  await act(async () => root.render(<Part name="Eva" />));
  expect(container.textContent).toBe("Grüß Gott, Eva");
});
