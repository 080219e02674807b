import { describe, expect, test } from "vitest";
import { createTestBackend } from "../../testing/createTestBackend.ts";
import { composeAccountMail } from "./queueAccountMail.ts";
import { TEXTS } from "../../texts/texts.ts";
import type { AccountMailKind, AccountMailTexts } from "../../texts/types.ts";

const { db } = await createTestBackend();
const KINDS: AccountMailKind[] = [
  "welcome",
  "resetPassword",
  "passwordChanged",
  "emailConfirm",
  "emailChangeRequested",
  "emailChanged",
  "erasureRequested",
  "erased",
  "inactive",
  "newsletterConfirm",
  "newsletterWelcome",
];

describe.each(["de_AT", "ro_RO", "en_DE"] as const)("in %s", (locale) => {
  test.each(KINDS)("%s has all texts in that language", async (kind) => {
    const order = { kind, to: "anna@example.com", locale, name: "Anna <b>Huber</b>", path: "/there?token=abc" };
    const { subject, html, text } = await composeAccountMail(db, {}, order);
    expect(subject).toContain("Lindenhaus");
    expect(text).toContain("Anna <b>Huber</b>");
    expect(text).toContain("https://lindenhaus.example/there?token=abc");
    expect(html).toContain(`<html lang="${locale.slice(0, 2)}">`);
    // User input is never markup.
    expect(html).toContain("Anna &lt;b&gt;Huber&lt;/b&gt;");
    expect(text).not.toMatch(/undefined|[şţŞŢ]/);
  });
});

test("links use the host of settings or process, never of the request", async () => {
  const order = { kind: "welcome", to: "a@example.com", locale: "de_AT", name: "", path: "/account" } as const;
  const served = await composeAccountMail(
    db,
    { storeUrl: (locale) => `https://${locale.toLowerCase()}.shop.example` },
    order,
  );
  expect(served.text).toContain("https://de_at.shop.example/account");
  await db
    .insertInto("setting")
    .values({ scope: "de_AT", name: "store_url", value: JSON.stringify("https://moebel.example") })
    .execute();
  expect((await composeAccountMail(db, { storeUrl: () => "https://other.example" }, order)).text).toContain(
    "https://moebel.example/account",
  );
});

test("every language has every email", () => {
  const names = (texts: AccountMailTexts) => Object.keys(texts).toSorted();
  for (const { accountMail } of Object.values(TEXTS)) expect(names(accountMail)).toEqual(names(TEXTS.de.accountMail));
});

test.each(["Gewinn https://evil.example", "evil.example/gewinn Huber", "a@evil.example Huber"])(
  "an attacker's link does not travel in the place of a name: %s",
  async (name) => {
    const order = { kind: "welcome", to: "a@example.com", locale: "en_AT", name, path: "/account" } as const;
    const { html, text } = await composeAccountMail(db, {}, order);
    expect(html + text).not.toContain("evil");
    expect(text).toContain("Hello,");
  },
);

test("initials and titles become no link", async () => {
  const order = { kind: "welcome", to: "a@example.com", locale: "en_AT", name: "Dr. J. R. Huber-Maier" } as const;
  expect((await composeAccountMail(db, {}, order)).text).toContain("Dear Dr. J. R. Huber-Maier,");
});
