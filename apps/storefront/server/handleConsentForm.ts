import { type ConsentChoice, consentToAll, consentCookieHeader } from "@shop/core";
import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { cookiesToDelete, expiredCookies } from "../src/shared/thirdParties/tagCookies.ts";
import { refererPath } from "./handleDisplayForm.ts";

/** Handles the consent form without JavaScript. */
export async function handleConsentForm(c: Context): Promise<Response> {
  // CSRF: another site must not consent on behalf of a shopper.
  if (c.req.header("sec-fetch-site") !== "same-origin") return c.text("Only the shop's own form", 403);
  const choice = parseChoice(await c.req.parseBody());
  if (choice === undefined) return c.text("No answer in the form", 400);
  const { hostname } = new URL(c.req.url);
  const cookie = consentCookieHeader({ choice, chosenAt: Math.floor(Date.now() / 1000) });
  const deletionCookies = cookiesToDelete(Object.keys(getCookie(c)), choice).flatMap((name) =>
    expiredCookies(name, hostname),
  );
  for (const text of [cookie, ...deletionCookies]) c.header("Set-Cookie", text, { append: true });
  c.header("Cache-Control", "no-store");
  return c.redirect(refererPath(c), 303);
}

function parseChoice(form: Readonly<Record<string, unknown>>): ConsentChoice | undefined {
  switch (form["answer"]) {
    case "accept":
      return consentToAll(true);
    case "decline":
      return consentToAll(false);
    case "choose": {
      const isOn = (purpose: string): boolean => form[purpose] === "on";
      return { analytics: isOn("analytics"), advertising: isOn("advertising"), services: isOn("services") };
    }
    default:
      return undefined;
  }
}
