// @vitest-environment jsdom
import { createShop, isShopError } from "@shop/core";
import { memoryEnvironment } from "@shop/core/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { storefrontByHost } from "../storefronts.ts";
import { createShopConfig } from "../shared/createShopConfig.ts";
import { alertMissingConfig } from "./alertMissingConfig.ts";

beforeEach(() => (document.body.innerHTML = '<header>Lindenhaus</header><main id="main">Sofas</main>'));

const configOf = (host: string, token: string) => createShopConfig(storefrontByHost(host), "https://shop.test", token);
const alert = () => document.querySelector("[role=alert]");

test.each([
  ["localhost", "In seiner Konfiguration fehlen:"],
  ["ro-ro.localhost", "Din configurația acestuia lipsesc:"],
  ["de-en.localhost", "Its configuration is missing:"],
])("D18: at %s a missing property stops the app with an alert that lists the names", async (host, words) => {
  const config = { ...configOf(host, " "), apiUrl: "" };
  alertMissingConfig(config);
  await vi.waitFor(() => expect(alert()).not.toBeNull());
  expect([...document.querySelectorAll("[role=alert] li")].map((item) => item.textContent)).toEqual([
    "apiUrl",
    "token",
  ]);
  expect(alert()?.textContent).toContain(words);
  expect(document.body.children).toHaveLength(1);
});

test("D18: without configuration no part of the shop starts", () => {
  const environment = memoryEnvironment({
    fetch: () => expect.unreachable(),
    clock: { now: () => 0 },
    timers: { after: () => () => {} },
    random: { key: () => "" },
  });
  const isMissing = (error: unknown): boolean => isShopError(error, "CONFIG_MISSING");
  expect(() => createShop(configOf("localhost", ""), environment)).toThrow(expect.toSatisfy(isMissing));
});

test("a complete configuration shows no alert", async () => {
  alertMissingConfig(configOf("localhost", "storefront"));
  await new Promise((resolve) => setTimeout(resolve));
  expect(alert()).toBeNull();
  expect(document.getElementById("main")?.textContent).toBe("Sofas");
});
