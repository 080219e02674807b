import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { expect as baseExpect, test as base } from "@playwright/test";
import { throttlePages } from "./shopTest.ts";
import { freePort, startShop, untilReady } from "../../../../scripts/lib/shop.mjs";

/** Third parties of the tested shop. The hosts do not exist; tests fulfill their requests. */
export const THIRD_PARTY_ORIGINS = {
  tags: "https://www.googletagmanager.com",
  pixel: "https://connect.facebook.net",
  chat: "https://chat.example",
  reviews: "https://reviews.example",
  faults: "https://faults.example",
} as const;

const SETTINGS: Record<string, unknown> = {
  google_tag_manager: { gtm_id: "GTM-TEST123", enabled: true },
  module_config_i18n: {
    value: {
      pixel: { active: 1, id: 123456789 },
      chat: { active: 1, url: `${THIRD_PARTY_ORIGINS.chat}/talk`, is_ai: 1 },
      review_badge: { active: 1, shop_id: "lindenhaus", url: `${THIRD_PARTY_ORIGINS.reviews}/widget` },
    },
  },
};

/** Proxy of the tested shop's API with third parties configured. */
async function startProxyWithThirdParties(shop: string) {
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", shop);
      const call = url.pathname.split("/")[2] ?? "";
      const isParties = call !== "module_config_i18n" || url.searchParams.get("module_name") === "ThirdParties";
      if (call in SETTINGS && isParties) {
        response.setHeader("Content-Type", "application/json").setHeader("Cache-Control", "public, max-age=300");
        return response.end(JSON.stringify(SETTINGS[call]));
      }
      const headers = new Headers();
      for (const name of ["authorization", "content-type", "idempotency-key", "x-cart-token"]) {
        const value = request.headers[name];
        if (typeof value === "string") headers.set(name, value);
      }
      const body = request.method === "POST" || request.method === "PUT" ? await text(request) : undefined;
      const init = { method: request.method ?? "GET", headers, ...(body !== undefined && { body }) };
      const upstream = await fetch(url, init);
      const type = upstream.headers.get("Content-Type");
      if (type !== null) response.setHeader("Content-Type", type);
      const control = upstream.headers.get("Cache-Control");
      if (control !== null) response.setHeader("Cache-Control", control);
      response.statusCode = upstream.status;
      return response.end(Buffer.from(await upstream.arrayBuffer()));
    })().catch(() => response.destroy());
  });
  const port = await freePort();
  await new Promise<void>((listening) => server.listen(port, listening));
  return { url: `http://localhost:${port}/api/`, close: () => server.close() };
}

/** Test with third parties configured: a second server on the same backend. Does not check the console. */
export const test = base.extend<object, { thirdPartyShop: string }>({
  thirdPartyShop: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright parses the parameter names
    async ({}, use) => {
      const api = await startProxyWithThirdParties(`http://localhost:${process.env["E2E_PORT"]}`);
      const env = {
        SHOP_API_URL: api.url,
        SENTRY_DSN: `${THIRD_PARTY_ORIGINS.faults.replace("//", "//key@")}/1`,
        DEMO: "",
      };
      const shop = startShop({ port: await freePort(), stdio: "ignore", env });
      await untilReady(shop);
      await use(shop.url);
      shop.child.kill("SIGTERM");
      await shop.ended;
      api.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ thirdPartyShop }, use) => use(thirdPartyShop),
  context: async ({ context }, use) => {
    throttlePages(context);
    await use(context);
  },
});

/** Two servers and a browser are slow on a busy machine. */
export const LONG_TIMEOUT = { timeout: 45_000 };
export const expect = baseExpect.configure(LONG_TIMEOUT);
