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
import type { AppContext } from "../../shared/appContext.ts";
import { useProductPreview } from "./useProductPreview.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
vi.stubGlobal("scrollTo", () => {});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test reads the title only
const card = { title: "Sofa" } as ProductCard;

/** Opens a page by a link, with the loader data of the first load and of the reload. */
async function openPage(
  firstData: { first?: ProductCard; rest?: Promise<void> },
  isNewNavigation: boolean,
  reloadedData: object = {},
) {
  const loaderResults = [firstData, reloadedData];
  const root = createRootRouteWithContext<Pick<AppContext, "isNewNavigation">>()();
  const rendered: string[] = [];
  const isNextPageSeen: unknown[] = [];
  function Screen(): ReactElement {
    const preview = useProductPreview(page.useLoaderData());
    const text = preview?.title ?? "whole";
    if (rendered.at(-1) !== text) rendered.push(text);
    return <p>{text}</p>;
  }
  const page = createRoute({
    getParentRoute: () => root,
    path: "$",
    loader: ({ context }): typeof firstData => {
      isNextPageSeen.push(context.isNewNavigation);
      return loaderResults.shift() ?? {};
    },
    component: Screen,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ["/sofa"] }),
    context: { isNewNavigation },
  });
  await router.load();
  const app = createRoot(document.createElement("div"));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion, typescript/no-explicit-any -- test router
  await act(async () => app.render(<RouterProvider router={router as any} />));
  return { renderedTexts: rendered, loaderResults, isNextPageSeen };
}

test("the upper part renders first, then the whole page", async () => {
  const { renderedTexts } = await openPage({ first: card }, true);
  expect(renderedTexts).toEqual(["Sofa", "whole"]);
});

test("the page waits for the missing data and reloads with them", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { renderedTexts, loaderResults, isNextPageSeen } = await openPage({ first: card, rest: promise }, true);
  expect(renderedTexts).toEqual(["Sofa"]);
  await act(async () => resolve());
  await vi.waitFor(() => expect(renderedTexts).toEqual(["Sofa", "whole"]));
  expect(loaderResults).toHaveLength(0);
  // Otherwise the preview could start again and again.
  expect(isNextPageSeen).toEqual([true, false]);
});

test("the page also reloads when they fail to load: the URL resolves to the reason", async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  const { loaderResults } = await openPage({ first: card, rest: promise }, true);
  expect(loaderResults).toHaveLength(1);
  await act(async () => reject(new Error("gone")));
  await vi.waitFor(() => expect(loaderResults).toHaveLength(0));
});

test("server-rendered and restored pages are complete at once", async () => {
  expect((await openPage({}, true)).renderedTexts).toEqual(["whole"]);
  expect((await openPage({ first: card }, false)).renderedTexts).toEqual(["whole"]);
});
