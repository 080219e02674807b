import { expect, test } from "vitest";
import { contentSecurityPolicy, allowedHosts } from "./headers.ts";
import type { ThirdPartyConfig } from "../src/shared/thirdParties/thirdPartyConfig.ts";

const policy = (parties: ThirdPartyConfig, isPrivate = false, faultsTo?: string): string =>
  contentSecurityPolicy({
    inlineSources: ["'nonce-n'"],
    pictureOrigins: [],
    hosts: allowedHosts(parties, { isPrivate }, faultsTo),
  });

const NOBODY = policy({});

test("no third party is set up: the policy names no other host, and one policy of Trusted Types", () => {
  expect(NOBODY).not.toContain("https:");
  expect(NOBODY).toContain("trusted-types shop-html");
  expect(NOBODY).not.toContain("default;");
  expect(NOBODY).not.toMatch(/trusted-types[^;]*default/);
  expect(NOBODY).not.toContain("frame-src");
});

test("the policy gains the tag manager's hosts only when it is set up; Trusted Types hold", () => {
  const open = policy({ tagManager: "GTM-ABC123" });
  expect(open).toContain("script-src 'self' 'nonce-n' https://*.googletagmanager.com");
  expect(open).toMatch(/connect-src 'self' [^;]*https:\/\/\*\.google-analytics\.com/);
  expect(open).toContain("require-trusted-types-for 'script'");
  expect(open).toMatch(/trusted-types shop-html default(;|$)/);
  expect(open).not.toContain("unsafe");
  expect(open).not.toContain("facebook");
});

test("the pixel's hosts are its own", () => {
  const open = policy({ pixelId: "123456789" });
  expect(open).toContain("script-src 'self' 'nonce-n' https://connect.facebook.net");
  expect(open).not.toContain("google");
});

test("private pages let no tag in, whatever is set up", () => {
  expect(policy({ tagManager: "GTM-ABC123", pixelId: "123456789" }, true)).toBe(NOBODY);
});

test("a chat may be framed, a foreign badge fetched, errors be reported: each where it needs to, and its origin alone", () => {
  const chat = policy({ chat: { url: "https://chat.example/a?b=1", isAi: false } });
  expect(chat).toContain("frame-src https://chat.example;");
  const badge = policy({ badge: { shopId: "a", type: "b", url: "https://reviews.example/widget" } });
  expect(badge).toContain("connect-src 'self' https://reviews.example;");
  expect(policy({}, true, "https://key@faults.example/1")).toContain("connect-src 'self' https://faults.example;");
  for (const one of [chat, badge]) expect(one).toContain("script-src 'self' 'nonce-n';");
  expect(policy({ badge: { shopId: "a", type: "b" } })).toBe(NOBODY);
});
