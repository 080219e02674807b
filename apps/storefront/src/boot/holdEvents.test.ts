// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { holdEventsUntilHydrated } from "./holdEvents.ts";

const root = document.documentElement;
const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** As React does: a listener on the document. */
const onClick = vi.fn();
document.addEventListener("click", ({ target }) => onClick((target as Element).id));

beforeEach(() => {
  delete root.dataset["hydrated"];
  onClick.mockClear();
  document.body.innerHTML = `<main id="main"><p></p></main><button type="button" id="plain"><i></i></button>
    <button type="button" id="popover" popovertarget="x"></button><a id="link"></a>`;
});

test("a click on a plain button is hidden, and repeated once after hydration", async () => {
  holdEventsUntilHydrated();
  document.querySelector("i")!.click();
  document.querySelector("i")!.click();
  await frame();
  expect(onClick).not.toHaveBeenCalled();
  root.dataset["hydrated"] = "";
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledExactlyOnceWith("plain"));
  document.querySelector<HTMLElement>("#plain")!.click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

test("clicks that the browser handles, and on buttons that are gone, are not repeated", async () => {
  holdEventsUntilHydrated();
  document.querySelector<HTMLElement>("#popover")!.click();
  document.querySelector<HTMLElement>("#link")!.click();
  const plain = document.querySelector<HTMLElement>("#plain")!;
  plain.click();
  plain.remove();
  root.dataset["hydrated"] = "";
  await frame();
  await frame();
  expect(onClick).not.toHaveBeenCalled();
});

test("the first event after hydration is no longer hidden from later listeners", () => {
  holdEventsUntilHydrated();
  root.dataset["hydrated"] = "";
  document.querySelector<HTMLElement>("#link")!.click();
  expect(onClick).toHaveBeenCalledExactlyOnceWith("link");
});

test("a field that has the focus at hydration receives it again, once", async () => {
  const onFocus = vi.fn();
  document.body.insertAdjacentHTML("beforeend", "<input>");
  const field = document.querySelector("input")!;
  document.body.addEventListener("focusin", onFocus);
  holdEventsUntilHydrated();
  field.focus();
  expect(onFocus).not.toHaveBeenCalled();
  root.dataset["hydrated"] = "";
  await vi.waitFor(() => expect(onFocus).toHaveBeenCalledOnce());
  expect(onFocus.mock.calls[0]?.[0]).toHaveProperty("target", field);
  await frame();
  expect(onFocus).toHaveBeenCalledOnce();
});

test("text typed before hydration is reported once, with all of it in the focused field", async () => {
  const onInput = vi.fn();
  document.body.insertAdjacentHTML("beforeend", "<input><textarea></textarea>");
  const field = document.querySelector("input")!;
  document.body.addEventListener("input", ({ target }) => onInput((target as HTMLInputElement).value));
  holdEventsUntilHydrated();
  document.querySelector("textarea")!.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
  for (const value of ["s", "so", "sofa"]) {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  expect(onInput).not.toHaveBeenCalled();
  root.dataset["hydrated"] = "";
  await vi.waitFor(() => expect(onInput).toHaveBeenCalledExactlyOnceWith("sofa"));
});
