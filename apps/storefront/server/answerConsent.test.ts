import { readConsent } from "@shop/core";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { answerConsent } from "./answerConsent.ts";

const app = new Hono().post("/consent", answerConsent);

function send(form: Record<string, string>, headers: Record<string, string> = {}, origin = "http://localhost") {
  return app.request(`${origin}/consent`, {
    method: "POST",
    body: new URLSearchParams(form),
    headers: { "Sec-Fetch-Site": "same-origin", Referer: `${origin}/sofas.html?page=2`, ...headers },
  });
}

const cookiesOf = (answer: Response): string[] => answer.headers.getSetCookie();
const choiceOf = (answer: Response) =>
  readConsent(/^consent=([^;]*)/.exec(cookiesOf(answer)[0] ?? "")?.[1], Date.now())?.choice;

test.each([
  ["accept", { analytics: true, advertising: true, services: true }],
  ["decline", { analytics: false, advertising: false, services: false }],
])("without JavaScript %s is one form, and leads back to the page", async (answer, choice) => {
  const { status, headers } = await send({ answer });
  expect([status, headers.get("location")]).toEqual([303, "/sofas.html?page=2"]);
  expect(headers.get("cache-control")).toBe("no-store");
  expect(choiceOf(await send({ answer }))).toEqual(choice);
});

test("a choice by purpose allows what was ticked; the two answers count whatever is ticked", async () => {
  expect(choiceOf(await send({ answer: "choose", analytics: "on" }))).toEqual({
    analytics: true,
    advertising: false,
    services: false,
  });
  expect(choiceOf(await send({ answer: "decline", analytics: "on" }))?.analytics).toBe(false);
});

test("the cookie lasts 150 days", async () => {
  const [plain] = cookiesOf(await send({ answer: "accept" }));
  expect(plain).toContain("Max-Age=12960000; SameSite=Lax");
});

test("taking consent back deletes what was left under it, and nothing of the shop's", async () => {
  const Cookie = "display=net.5; _ga=GA1.1.2; _ga_AB12=x; _fbp=fb.1; consent=1.1795305600.analytics";
  const gone = cookiesOf(await send({ answer: "decline" }, { Cookie })).slice(1);
  expect(gone.map((text) => text.split("=")[0])).toEqual(["_ga", "_ga_AB12", "_fbp"]);
  expect(gone.every((text) => text.includes("Max-Age=0"))).toBe(true);
  expect(cookiesOf(await send({ answer: "accept" }, { Cookie }))).toHaveLength(1);
});

test("nobody else's page says yes in a shopper's name, and no answer is no answer", async () => {
  expect((await send({ answer: "accept" }, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  const none = await send({});
  expect([none.status, cookiesOf(none)]).toEqual([400, []]);
});
