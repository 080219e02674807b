// @vitest-environment jsdom
import { browserEnvironment, consentCookieHeader, type ConsentChoice } from "@shop/core";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createTestShop } from "../testing/createTestShop.ts";
import { watchTagCookies } from "./watchTagCookies.ts";

const NONE: ConsentChoice = { analytics: false, advertising: false, services: false };
const ANALYTICS: ConsentChoice = { ...NONE, analytics: true };
const TAG_CODE = "../shared/thirdParties/tagCookies.ts";

const names = (): string[] => document.cookie.split("; ").map((pair) => pair.split("=")[0] ?? "");

/** Opens a page of a shopper with this choice, to whom tags have left cookies. */
function open(choice: ConsentChoice) {
  document.cookie = consentCookieHeader({ choice, chosenAt: Math.floor(Date.now() / 1000) });
  for (const name of ["_ga", "_fbp"]) document.cookie = `${name}=1; Path=/`;
  const shop = createTestShop(browserEnvironment());
  shop.consent.start();
  watchTagCookies(shop);
  return shop;
}

afterEach(() => {
  vi.doUnmock(TAG_CODE);
  vi.resetModules();
  for (const name of names()) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

test("revoking consent deletes the cookies of tags", async () => {
  const shop = open({ ...ANALYTICS, advertising: true });
  shop.consent.choose(ANALYTICS);
  await vi.waitFor(() => expect(names()).toEqual(["consent", "_ga"]));
  shop.consent.choose(NONE);
  await vi.waitFor(() => expect(names()).toEqual(["consent"]));
});

test("a page deletes the cookies that the one before left without consent", async () => {
  open(ANALYTICS);
  await vi.waitFor(() => expect(names()).toEqual(["consent", "_ga"]));
});

test("code that a left page does not get is no uncaught error", async () => {
  const load = vi.fn<() => never>(() => {
    throw new TypeError("error loading dynamically imported module");
  });
  vi.doMock(TAG_CODE, load);
  const onRejection = vi.fn<(reason: unknown) => void>();
  process.on("unhandledRejection", onRejection);
  onTestFinished(() => void process.off("unhandledRejection", onRejection));
  open(NONE);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  await new Promise((resolve) => void setTimeout(resolve));
  expect(onRejection).not.toHaveBeenCalled();
});
