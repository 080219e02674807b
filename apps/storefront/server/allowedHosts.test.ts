import { expect, test } from "vitest";
import { contentSecurityPolicy, allowedHosts } from "./headers.ts";
import type { ThirdPartyConfig } from "../src/shared/thirdParties/thirdPartyConfig.ts";

const policy = (parties: ThirdPartyConfig, isPrivate = false, faultsTo?: string): string =>
  contentSecurityPolicy({
    inline: { scripts: ["'nonce-n'"], styles: ["'nonce-n'"] },
    pictureOrigins: [],
    hosts: allowedHosts(parties, { isPrivate }, faultsTo),
  });

const NOBODY = policy({});

test("without third parties the policy allows no other host, and one Trusted Types policy", () => {
  expect(NOBODY).not.toContain("https:");
  expect(NOBODY).toContain("trusted-types shop-html");
  expect(NOBODY).not.toContain("default;");
  expect(NOBODY).not.toMatch(/trusted-types[^;]*default/);
  expect(NOBODY).not.toContain("frame-src");
});

test("the policy allows the tag manager's hosts only if configured; Trusted Types apply", () => {
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

test("private pages allow no tag, for any configuration", () => {
  expect(policy({ tagManager: "GTM-ABC123", pixelId: "123456789" }, true)).toBe(NOBODY);
});

test("a chat may be framed, an external badge fetched, errors reported: each only for its directive and origin", () => {
  const chat = policy({ chat: { url: "https://chat.example/a?b=1", isAi: false } });
  expect(chat).toContain("frame-src https://chat.example;");
  const badge = policy({ badge: { shopId: "a", type: "b", url: "https://reviews.example/widget" } });
  expect(badge).toContain("connect-src 'self' https://reviews.example;");
  expect(policy({}, true, "https://key@faults.example/1")).toContain("connect-src 'self' https://faults.example;");
  for (const one of [chat, badge]) expect(one).toContain("script-src 'self' 'nonce-n';");
  expect(policy({ badge: { shopId: "a", type: "b" } })).toBe(NOBODY);
});
