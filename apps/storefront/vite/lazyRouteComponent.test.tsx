// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { act, render } from "@testing-library/react";
import { Component, type PropsWithChildren, Suspense } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { lazyRouteComponent } from "./lazyRouteComponent.ts";

const missing = new TypeError("error loading dynamically imported module");

class Boundary extends Component<PropsWithChildren, { error?: unknown }> {
  override state: { error?: unknown } = {};
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render = () => (this.state.error === missing ? <p>missing</p> : this.props.children);
}

beforeEach(() => sessionStorage.clear());

test("missing code is an error of the boundary, and the page is not reloaded", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const Screen = lazyRouteComponent(() => Promise.reject(missing), "component");
  await Screen.preload?.();
  const { findByText } = render(<Screen />, { wrapper: Boundary });
  expect(await findByText("missing")).toBeTruthy();
  // The router's remembers its reload there.
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("a failed load is repeated, a successful one is not", async () => {
  const importModule = vi
    .fn<() => Promise<Record<string, () => string>>>()
    .mockRejectedValueOnce(missing)
    .mockResolvedValue({ component: () => "Sofa" });
  const Screen = lazyRouteComponent(importModule, "component");
  await Screen.preload?.();
  await Promise.all([Screen.preload?.(), Screen.preload?.()]);
  expect(render(<Screen />).container.textContent).toBe("Sofa");
  expect(Screen.preload).toBeUndefined();
  expect(importModule).toHaveBeenCalledTimes(2);
});

test("a component that was not loaded before suspends until it is", async () => {
  const Screen = lazyRouteComponent(async () => ({ default: () => "Sofa" }));
  const { container } = await act(async () => render(<Screen />, { wrapper: Suspense }));
  expect(container.textContent).toBe("Sofa");
});

test("the router exports the module that browsers get replaced", () => {
  const router = createRequire(import.meta.url)
    .resolve("@tanstack/react-router")
    .replace(/dist\/.*/, "dist/esm/");
  const [index, own] = ["index.js", "lazyRouteComponent.js"].map((name) => readFileSync(router + name, "utf8"));
  expect(index).toContain('from "./lazyRouteComponent.js"');
  expect(own).toContain("location.reload()");
});
