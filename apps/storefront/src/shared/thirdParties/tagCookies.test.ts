import { consentToAll } from "@shop/core";
import { expect, test } from "vitest";
import { cookiesToDelete, expiredCookies } from "./tagCookies.ts";

const names = ["consent", "display", "_ga", "_ga_ABC123", "_gid", "_gcl_au", "_fbp", "session", "_gallery"];

test("revoking consent deletes the cookies of that purpose, and none of the shop's", () => {
  expect(cookiesToDelete(names, consentToAll(false))).toEqual(["_ga", "_ga_ABC123", "_gid", "_gcl_au", "_fbp"]);
  expect(cookiesToDelete(names, { analytics: true, advertising: false, services: false })).toEqual(["_gcl_au", "_fbp"]);
  expect(cookiesToDelete(names, consentToAll(true))).toEqual([]);
});

test("a cookie is deleted for the host and every parent domain", () => {
  expect(expiredCookies("_ga", "ro-ro.shop.example")).toEqual([
    "_ga=; Path=/; Max-Age=0; SameSite=Lax",
    "_ga=; Path=/; Max-Age=0; SameSite=Lax; Domain=ro-ro.shop.example",
    "_ga=; Path=/; Max-Age=0; SameSite=Lax; Domain=shop.example",
  ]);
  expect(expiredCookies("_ga", "127.0.0.1")).toHaveLength(1);
  expect(expiredCookies("_ga", "localhost")).toHaveLength(1);
});
