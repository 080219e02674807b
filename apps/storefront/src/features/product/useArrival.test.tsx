// @vitest-environment jsdom
import type { ProductCard } from "@shop/core";
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { act, type ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import type { AppContext } from "../../app/context.ts";
import { useArrival } from "./useArrival.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal("scrollTo", () => {});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test reads the title only
const card = { title: "Sofa" } as ProductCard;

/** Opens a page by a link, with the loader data of the first load and of the reload. */
async function arrive(given: { first?: ProductCard; rest?: Promise<void> }, isNextPage: boolean, anew: object = {}) {
  const readings = [given, anew];
  const root = createRootRouteWithContext<Pick<AppContext, "isNextPage">>()();
  const drawn: string[] = [];
  const asNext: unknown[] = [];
  function Screen(): ReactElement {
    const sight = useArrival(page.useLoaderData());
    const text = sight?.title ?? "whole";
    if (drawn.at(-1) !== text) drawn.push(text);
    return <p>{text}</p>;
  }
  const page = createRoute({
    getParentRoute: () => root,
    path: "$",
    loader: ({ context }): typeof given => {
      asNext.push(context.isNextPage);
      return readings.shift() ?? {};
    },
    component: Screen,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/sofa"] }),
    context: { isNextPage },
  });
  await router.load();
  const app = createRoot(document.createElement("div"));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-explicit-any -- test router
  await act(async () => app.render(<RouterProvider router={router as any} />));
  return { drawn, readings, asNext };
}

test("the beginning is drawn first, then all of the page", async () => {
  const { drawn } = await arrive({ first: card }, true);
  expect(drawn).toEqual(["Sofa", "whole"]);
});

test("what is not there yet is waited for, and the page is read anew with it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { drawn, readings, asNext } = await arrive({ first: card, rest: promise }, true);
  expect(drawn).toEqual(["Sofa"]);
  await act(async () => resolve());
  await vi.waitFor(() => expect(drawn).toEqual(["Sofa", "whole"]));
  expect(readings).toHaveLength(0);
  // Otherwise the preview could start again and again.
  expect(asNext).toEqual([true, false]);
});

test("what does not come is read anew too: the address says what has become of it", async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const { readings } = await arrive({ first: card, rest: promise }, true);
  expect(readings).toHaveLength(1);
  await act(async () => reject(new Error("gone")));
  await vi.waitFor(() => expect(readings).toHaveLength(0));
});

test("the server's page, and one that the shopper goes back to, is whole from the start", async () => {
  expect((await arrive({}, true)).drawn).toEqual(["whole"]);
  expect((await arrive({ first: card }, false)).drawn).toEqual(["whole"]);
});
