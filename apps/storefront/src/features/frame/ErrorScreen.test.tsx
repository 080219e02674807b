import { ShopError } from "@shop/core";
import { expect, test } from "vitest";
import { contactOf } from "../../contactOf.ts";
import { storefronts } from "../../storefronts.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";

const networkError = new ShopError("NETWORK");

test.each(storefronts)(
  "an unreachable backend: the page in $id still names the phone number and offers to start over",
  async (storefront) => {
    const { html, texts } = await createTestPage({ Screen: ErrorScreen, storefront, loaderError: networkError });
    const page = html();
    const keys = ["failed.title", "failed.reason", "failed.advice", "failed.retry", "failed.clears"] as const;
    for (const key of keys) expect(page).toContain(texts.t("shared")(key));
    expect(page).toContain(contactOf(storefront.market).storePhone);
    expect(page).toContain(contactOf(storefront.market).storeAddress.city);
    expect(page).toMatch(/<form method="post">.*name="start-over"/s);
  },
);

test("a rendering error is not the backend's: another screen reports it, and clears nothing", async () => {
  const { html, texts } = await createTestPage({ Screen: ErrorScreen });
  expect(html()).toContain(texts.t("frame")("broken.title"));
  expect(html()).not.toContain("start-over");
});

test("a rate limit is no outage: the page waits as long as the backend asks, and clears nothing", async () => {
  const loaderError = new ShopError("RATE_LIMITED", { details: { retryAfterSeconds: 42 } });
  const { html, texts } = await createTestPage({ Screen: ErrorScreen, loaderError });
  expect(html()).toContain(texts.t("shared")("busy.reason", { seconds: 42 }));
  expect(html()).not.toContain("start-over");
});
