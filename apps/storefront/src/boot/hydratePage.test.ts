// @vitest-environment jsdom
import { expect, test, vi } from "vitest";
import { hydratePage } from "./hydratePage.ts";

const order: string[] = [];
Object.assign(globalThis, { recordModule: (name: string) => order.push(name) });
const moduleUrl = (name: string): string => `data:text/javascript,globalThis.recordModule("${name}")`;

test("modules load after all stylesheets, one that failed included, and the entry is last", async () => {
  const modules = [moduleUrl("entry"), moduleUrl("second"), moduleUrl("first")];
  document.body.innerHTML = `<script type="application/json" id="hydration-modules">${JSON.stringify(modules)}</script>
    <link rel="stylesheet" media="print"><link rel="stylesheet" id="good"><link rel="stylesheet" id="bad">`;
  const hydrated = hydratePage();
  await new Promise((resolve) => setTimeout(resolve, 60));
  document.querySelector("#good")!.dispatchEvent(new Event("load"));
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(document.querySelector("link[rel=modulepreload]")).toBeNull();
  document.querySelector("#bad")!.dispatchEvent(new Event("error"));
  await hydrated;
  expect(order).toEqual(["first", "second", "entry"]);
  const preloads = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  expect(Array.from(preloads, ({ href }) => href)).toEqual(modules);
});

test("a missing module releases the forms once the page was reloaded for it", async () => {
  sessionStorage.setItem("asked_anew", location.href);
  document.body.innerHTML = `<script type="application/json" id="hydration-modules">["data:text/javascript,throw 1"]</script>
    <form data-held="1"></form>`;
  await hydratePage();
  expect(document.querySelector("form[data-held]")).toBeNull();
  await vi.waitFor(() => expect(document.documentElement.dataset["hydrationFailed"]).toBe(""));
});
