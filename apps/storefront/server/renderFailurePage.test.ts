import { ShopError } from "@shop/core";
import { expect, test } from "vitest";
import { renderFailurePage } from "./renderFailure.ts";

const styles = ["/assets/a.css"];
const options = (language: "de" | "en" | "ro", market: "AT" | "DE" | "RO") => ({
  storefront: { language, market },
  styles,
});

test.each([
  ["de", "AT", "Beim Verbinden mit dem Server ist ein Fehler aufgetreten.", "tel:+43100012", "1060 Wien"],
  ["de", "DE", "Beim Verbinden mit dem Server ist ein Fehler aufgetreten.", "tel:+4930231", "10115 Berlin"],
  ["ro", "RO", "A apărut o eroare la conectarea cu serverul.", "tel:+40210001", "010011 București"],
  ["en", "RO", "There was an error connecting to the server.", "tel:+40210001", "010011 Bucharest"],
  ["en", "AT", "There was an error connecting to the server.", "tel:+43100012", "1060 Vienna"],
] as const)(
  "in %s for %s it has the logo, an apology, the contact and a retry button",
  (language, market, reason, phone, city) => {
    const page = renderFailurePage(new Error("secret inside"), options(language, market));
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(reason);
    expect(page).toContain(phone);
    expect(page).toContain(city);
    expect(page).toMatch(/<header class="lh-header">.*<a class="lh-logo" href="\/">.*Lindenhaus<\/a>/s);
    expect(page).toContain('<form method="post">');
    expect(page).toContain('name="start-over"');
    expect(page).toContain('role="alert"');
    expect(page).not.toContain("secret");
    expect(page).not.toContain("<script");
  },
);

test("the apology has the id of the request, by which its log lines are found", () => {
  const page = renderFailurePage(new Error("secret inside"), { ...options("de", "AT"), requestId: "0123456789ab-1" });
  expect(page).toContain("Fehlernummer für unseren Kundendienst: <code>0123456789ab-1</code>");
});

test("a rate-limited shop shows the waiting time, reloads by itself, and clears nothing", () => {
  const error = new ShopError("RATE_LIMITED", { details: { retryAfterSeconds: 42 } });
  const page = renderFailurePage(error, options("en", "DE"));
  expect(page).toContain("This page will appear by itself in 42 s.");
  expect(page).toContain('<meta http-equiv="refresh" content="42">');
  expect(page).toContain('href=""');
  expect(page).not.toContain("start-over");
});

test("D18: missing configuration is listed by name in an alert, without a retry button", () => {
  const error = new ShopError("CONFIG_MISSING", { details: { missing: ["token", "<b>"] } });
  const page = renderFailurePage(error, options("de", "AT"));
  expect(page).toMatch(/<div role="alert">.*<code>token<\/code>.*<code>&lt;b&gt;<\/code>/s);
  expect(page).not.toContain("start-over");
});
