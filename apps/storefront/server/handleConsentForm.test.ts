import { parseConsent } from "@shop/core";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { handleConsentForm, handleConsentStyles, ownForm } from "./forms.ts";

const app = new Hono().post("/consent", ownForm, handleConsentForm);

function send(form: Record<string, string>, headers: Record<string, string> = {}, origin = "http://localhost") {
  return app.request(`${origin}/consent`, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { "Sec-Fetch-Site": "same-origin", Referer: `${origin}/sofas.html?page=2`, ...headers },
  });
}

const readCookies = (response: Response): string[] => response.headers.getSetCookie();
const readChoice = (response: Response) =>
  parseConsent(/^consent=([^;]*)/.exec(readCookies(response)[0] ?? "")?.[1], Date.now())?.choice;

test.each([
  ["accept", { analytics: true, advertising: true, services: true }],
  ["decline", { analytics: false, advertising: false, services: false }],
])("without JavaScript %s is one form, and returns to the page", async (decision, choice) => {
  const { status, headers } = await send({ answer: decision });
  expect([status, headers.get("location")]).toEqual([303, "/sofas.html?page=2"]);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(readChoice(await send({ answer: decision }))).toEqual(choice);
});

test("a choice by purpose allows the checked ones; accept and decline ignore the checkboxes", async () => {
  expect(readChoice(await send({ answer: "choose", analytics: "on" }))).toEqual({
    analytics: true,
    advertising: false,
    services: false,
  });
  expect(readChoice(await send({ answer: "decline", analytics: "on" }))?.analytics).toBe(false);
});

test("the cookie lasts 150 days", async () => {
  const [plain] = readCookies(await send({ answer: "accept" }));
  expect(plain).toContain("Max-Age=12960000; SameSite=Lax");
});

test("revoking consent deletes the data stored under it, and none of the shop's", async () => {
  const Cookie = "display=net.5; _ga=GA1.1.2; _ga_AB12=x; _fbp=fb.1; consent=1.1795305600.analytics";
  const deleted = readCookies(await send({ answer: "decline" }, { Cookie })).slice(1);
  expect(deleted.map((text) => text.split("=")[0])).toEqual(["_ga", "_ga_AB12", "_fbp"]);
  expect(deleted.every((text) => text.includes("Max-Age=0"))).toBe(true);
  expect(readCookies(await send({ answer: "accept" }, { Cookie }))).toHaveLength(1);
});

test("another site cannot consent, and an empty form is no choice", async () => {
  expect((await send({ answer: "accept" }, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  const none = await send({});
  expect([none.status, readCookies(none)]).toEqual([400, []]);
});

test.each([
  ["an answer hides the banner", `consent=1.${Math.floor(Date.now() / 1000)}`, true],
  ["an expired answer does not", "consent=1.1600000000.analytics", false],
  ["no cookie does not", "", false],
])("without JavaScript %s", async (_case, cookie, isHidden) => {
  const styles = new Hono().get("/", handleConsentStyles);
  const response = await styles.request("/", { headers: { Cookie: cookie } });
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect((await response.text()).includes("display:none")).toBe(isHidden);
});
