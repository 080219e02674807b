// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from "vitest";
import { dismissEarlyAddition, rememberEarlyAddition, takeEarlyAddition } from "./earlyAddition.ts";
import { holdSubmitsScript, isSent, releaseHeldSubmits, takeHeldSubmits } from "./heldSubmits.ts";
import { handleLoadErrorsScript } from "./loadErrors.ts";
import { readConsentChoice } from "./readConsentChoice.ts";

const root = document.documentElement;
const runInline = (script: string): void => {
  const element = document.createElement("script");
  element.textContent = script;
  document.head.append(element);
};
runInline(holdSubmitsScript);
runInline(handleLoadErrorsScript);

function renderForm(attributes = "data-replay-submit"): HTMLFormElement {
  document.body.innerHTML = `<form ${attributes}><button value="accept"></button></form>`;
  return document.querySelector("form")!;
}

/** Sets the function of the early module in the window of inline scripts, which Vitest's global object is not. */
function installEarlyModule(form: HTMLFormElement, take: () => void): void {
  form.addEventListener("taken", take);
  runInline('self.takeEarlySubmits = (form) => form.dispatchEvent(new Event("taken"))');
}

/** Returns whether the submit is left to the browser. */
const submit = (form: HTMLFormElement): boolean => form.dispatchEvent(new SubmitEvent("submit", { cancelable: true }));

beforeEach(() => {
  delete root.dataset["hydrationFailed"];
  delete root.dataset["stylesFailed"];
  runInline("delete self.takeEarlySubmits");
  takeEarlyAddition(() => {});
});

test("submits before hydration are held, counted, and taken once", () => {
  const form = renderForm();
  expect([submit(form), submit(form)]).toEqual([false, false]);
  expect(takeHeldSubmits(form)).toBe(2);
  expect(takeHeldSubmits(form)).toBe(0);
});

test("the early module receives each submit when it happens", () => {
  const form = renderForm();
  const counts: number[] = [];
  installEarlyModule(form, () => counts.push(takeHeldSubmits(form)));
  submit(form);
  submit(form);
  expect(counts).toEqual([1, 1]);
});

test("hydrated and unmarked forms are not held", () => {
  expect(submit(renderForm("data-replay-submit data-hydrated"))).toBe(true);
  expect(submit(renderForm(""))).toBe(true);
});

test("a form that the browser submits is known as sent, a held one is not", () => {
  const sentAfterSubmit = (attributes?: string): boolean => {
    const form = renderForm(attributes);
    submit(form);
    return isSent(form);
  };
  expect([sentAfterSubmit(""), sentAfterSubmit()]).toEqual([true, false]);
});

test("after failed hydration a form with an action is left to the browser, and none looks busy", () => {
  const form = renderForm('data-replay-submit action="/save"');
  submit(form);
  releaseHeldSubmits();
  expect(form.dataset["held"]).toBeUndefined();
  expect(submit(form)).toBe(true);
});

test("after failed hydration the early module still handles the buy form", () => {
  const form = renderForm('class="lh-buyform" data-replay-submit');
  releaseHeldSubmits();
  const take = vi.fn();
  installEarlyModule(form, take);
  expect(submit(form)).toBe(false);
  expect(take).toHaveBeenCalledOnce();
});

test("a failed stylesheet marks the document, a failed picture does not", () => {
  document.body.innerHTML = '<img alt=""><link rel="stylesheet">';
  document.querySelector("img")!.dispatchEvent(new Event("error"));
  expect(root.dataset["stylesFailed"]).toBeUndefined();
  document.querySelector("link")!.dispatchEvent(new Event("error"));
  expect(root.dataset["stylesFailed"]).toBe("");
});

test("a module that fails while the page is being left is not missing", async () => {
  sessionStorage.removeItem("asked_anew");
  dispatchEvent(new Event("beforeunload"));
  expect(root.dataset["leaving"]).toBe("");
  const script = document.createElement("script");
  script.type = "module";
  document.head.append(script);
  script.dispatchEvent(new Event("error"));
  expect(sessionStorage.getItem("asked_anew")).toBeNull();
  expect(root.dataset["hydrationFailed"]).toBeUndefined();
  await vi.waitFor(() => expect(root.dataset["leaving"]).toBeUndefined(), { timeout: 5000 });
});

test("the second failure of the early module releases the forms", () => {
  // The page was reloaded for the first.
  sessionStorage.setItem("asked_anew", location.href);
  const form = renderForm();
  submit(form);
  const script = document.createElement("script");
  script.type = "module";
  document.body.append(script);
  script.dispatchEvent(new Event("error"));
  expect(root.dataset["hydrationFailed"]).toBe("");
  expect(form.dataset["held"]).toBeUndefined();
});

test("repeated additions of a variant add up, until they are taken", () => {
  rememberEarlyAddition({ variantId: 7, quantity: 2 });
  expect(rememberEarlyAddition({ variantId: 7, quantity: 1 })).toEqual({ variantId: 7, quantity: 3 });
  expect(rememberEarlyAddition({ variantId: 8, quantity: 1 })).toEqual({ variantId: 8, quantity: 1 });
  expect(takeEarlyAddition(() => {})).toEqual({ variantId: 8, quantity: 1 });
  expect(takeEarlyAddition(() => {})).toBeUndefined();
});

test("an addition that is rejected after the page has taken it is dismissed there, another one is not", () => {
  const dismiss = vi.fn<() => void>();
  takeEarlyAddition(dismiss);
  dismissEarlyAddition(7);
  rememberEarlyAddition({ variantId: 7, quantity: 2 });
  takeEarlyAddition(dismiss);
  dismissEarlyAddition(8);
  expect(dismiss).not.toHaveBeenCalled();
  dismissEarlyAddition(7);
  expect(dismiss).toHaveBeenCalledOnce();
});

test("a consent form means all, nothing, or its checkboxes", () => {
  document.body.innerHTML = `<form><input type="checkbox" name="analytics" checked><input type="checkbox" name="services">
    <button value="accept"></button><button value="decline"></button><button value="choose"></button></form>`;
  const form = document.querySelector("form")!;
  const [accept, decline, choose] = form.querySelectorAll("button");
  const of = (analytics: boolean, advertising: boolean, services: boolean) => ({ analytics, advertising, services });
  expect(readConsentChoice(form, accept!)).toEqual(of(true, true, true));
  expect(readConsentChoice(form, decline!)).toEqual(of(false, false, false));
  expect(readConsentChoice(form, choose!)).toEqual(of(true, false, false));
  expect(readConsentChoice(form, null)).toEqual(of(true, false, false));
});
