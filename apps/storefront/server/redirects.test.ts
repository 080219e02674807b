import { createMemoryHistory, createRootRoute, createRoute, createRouter } from "@tanstack/react-router";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { redirectToSearch, normalizePath } from "./redirects.ts";

const app = new Hono();
app.get("/search", redirectToSearch);
app.use(
  normalizePath(async (_, path) => {
    if (path === "/broken") throw new Error("cannot be drawn");
    return path === "/SOFAS?page=2" ? Response.redirect("http://shop.test/sofas?page=2", 301) : new Response("page");
  }),
);
app.get("*", (c) => c.text("page"));

const leadsTo = async (path: string): Promise<string | null> =>
  (await app.request(`http://shop.test${path}`)).headers.get("Location");

test.each([
  ["/search?q=Tisch+160x90", "/search/Tisch%20160x90"],
  ["/search?q=1e3", "/search/1e3"],
  ["/search?q=%22sofa%22", "/search/%22sofa%22"],
  ["/search?q=50%2F50%20%3Cb%3E", "/search/50%2F50%20%3Cb%3E"],
  ["/search?q=%24sofa", "/search/%24sofa"],
  ["/search?q=a%0D%0ASet-Cookie%3Ax", "/search/a%20Set-Cookie%3Ax"],
])("a form sent before JavaScript: %s", async (path, page) => {
  expect(await leadsTo(path)).toBe(page);
});

test("an empty form is a page", async () => {
  for (const path of ["/search", "/search?q=", "/search?q=+%09"]) expect(await leadsTo(path)).toBeNull();
});

test("a text of any length fits into a URL, without split characters", async () => {
  const page = await leadsTo(`/search?q=${encodeURIComponent("🛋️".repeat(5000))}`);
  expect(decodeURIComponent(page ?? "")).toMatch(/^\/search\/(🛋️?)+$/u);
});

test("a dollar sign at the start of a segment is plain text, no other host", async () => {
  expect(await leadsTo("/search/$sofa?page=5")).toBe("/search/%24sofa?page=5");
  expect(await leadsTo("//evil.test/$")).toBe("/evil.test/%24");
  expect(await leadsTo("/search/so$fa")).toBeNull();
});

test.each([
  ["/sofas/", "/sofas"],
  ["/sofas//?sort=rating", "/sofas?sort=rating"],
  ["//sofas", "/sofas"],
  ["/account//order/7/", "/account/order/7"],
  ["//", "/"],
  ["//evil.test/", "/evil.test"],
  ["/\\evil.test", "/evil.test"],
])("a URL with empty segments redirects permanently to the one without, in one step: %s", async (path, page) => {
  const response = await app.request(`http://shop.test${path}`);
  expect([response.status, response.headers.get("Location")]).toEqual([301, page]);
  // Without a limit a browser would cache it forever, even after the URL is reassigned.
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=300");
  expect(await leadsTo(page)).toBeNull();
});

/** Path that the browser's router puts in place of the one it finds. */
function rewrittenPath(path: string): string {
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: "/search/$value" });
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  const to = router.latestLocation.pathname;
  return router.buildLocation({ to, search: true, params: true, _includeValidateSearch: true }).publicHref;
}

test.each([
  ["a%5Eb", "a%20b"],
  ["it%27s%21", "it's!"],
  ["%5B160%5D", "[160]"],
  ["%73ofa%2E", "sofa."],
  ["k%c3%bcche", "k%C3%BCche"],
  ["50%2f50+%22%7b%257C", "50%2F50+%22%7B%257C"],
])("words in another spelling than the router's redirect to its own, which it keeps: %s", async (words, own) => {
  expect(await leadsTo(`/search/${words}`)).toBe(`/search/${own}`);
  expect(await leadsTo(`/search/${own}`)).toBeNull();
  expect(rewrittenPath(`/search/${own}`)).toBe(`/search/${own}`);
  const typed = decodeURIComponent(words.replaceAll("+", "%2B"));
  expect(await leadsTo(`/search?q=${encodeURIComponent(typed)}`)).toBe(`/search/${own.replaceAll("+", "%2B")}`);
});

test("redirects take one step, and a page that fails to render reports it at its own URL", async () => {
  expect(await leadsTo("/SOFAS/?page=2")).toBe("http://shop.test/sofas?page=2");
  expect(await leadsTo("/broken/")).toBe("/broken");
});
