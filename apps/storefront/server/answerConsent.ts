import { type ConsentChoice, consentForAll, consentSetCookie } from "@shop/core";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { cookiesToDelete, deletions } from "../src/app/partyCookies.ts";
import { pageOf } from "./chooseDisplay.ts";

/** Handles the consent form without JavaScript. */
export async function answerConsent(c: Context): Promise<Response> {
  // CSRF: another site must not consent on behalf of a shopper.
  if (c.req.header("sec-fetch-site") !== "same-origin") return c.text("Only the shop's own form", 403);
  const choice = choiceIn(await c.req.parseBody());
  if (choice === undefined) return c.text("No answer in the form", 400);
  const { hostname } = new URL(c.req.url);
  const cookie = consentSetCookie({ choice, at: Math.floor(Date.now() / 1000) });
  const gone = cookiesToDelete(Object.keys(getCookie(c)), choice).flatMap((name) => deletions(name, hostname));
  for (const text of [cookie, ...gone]) c.header("Set-Cookie", text, { append: true });
  c.header("Cache-Control", "no-store");
  return c.redirect(pageOf(c), 303);
}

function choiceIn(form: Readonly<Record<string, unknown>>): ConsentChoice | undefined {
  switch (form["answer"]) {
    case "accept":
      return consentForAll(true);
    case "decline":
      return consentForAll(false);
    case "choose": {
      const isOn = (purpose: string): boolean => form[purpose] === "on";
      return { analytics: isOn("analytics"), advertising: isOn("advertising"), services: isOn("services") };
    }
    default:
      return undefined;
  }
}
