import { ShopError } from "@shop/core";
import { expect, test } from "vitest";
import { contactOf } from "../../contactOf.ts";
import { storefronts } from "../../storefronts.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { FrameContext } from "./FrameContext.ts";

const networkError = new ShopError("NETWORK");

test.each(storefronts)(
  "an unreachable backend: the page in $id still names the phone number and offers to start over",
  async (storefront) => {
    const { html, texts } = await createTestPage({ Screen: ErrorScreen, storefront, loaderError: networkError });
    const page = html();
    for (const key of ["failed.title", "failed.reason", "failed.retry"] as const)
      expect(page).toContain(texts.t("shared")(key));
    for (const key of ["failed.advice", "failed.clears"] as const) expect(page).toContain(texts.t("frame/lazy")(key));
    expect(page).toContain(contactOf(storefront).storePhone);
    expect(page).toContain(contactOf(storefront).storeAddress.city);
    expect(page).toMatch(/<form method="post">.*name="start-over"/s);
  },
);

test("an error screen without header and footer has the logo; within them it has none of its own", async () => {
  const alone = await createTestPage({ Screen: ErrorScreen, loaderError: networkError });
  expect(alone.html()).toMatch(/<a class="lh-logo" href="\/" data-reload="">.*Lindenhaus.*<main>/s);
  const Framed = () => (
    <FrameContext value={true}>
      <ErrorScreen />
    </FrameContext>
  );
  const framed = await createTestPage({ Screen: Framed, loaderError: networkError });
  expect(framed.html()).not.toContain("lh-logo");
  expect(framed.html()).not.toContain("<main");
});

test("a rendering error is not the backend's: another screen reports it, and clears nothing", async () => {
  const { html, texts } = await createTestPage({ Screen: ErrorScreen });
  expect(html()).toContain(texts.t("frame/lazy")("broken.title"));
  expect(html()).not.toContain("start-over");
});

test("a rate limit is no outage: the page waits as long as the backend asks, and clears nothing", async () => {
  const loaderError = new ShopError("RATE_LIMITED", { details: { retryAfterSeconds: 42 } });
  const { html, texts } = await createTestPage({ Screen: ErrorScreen, loaderError });
  expect(html()).toContain(texts.t("frame/lazy")("busy.reason", { seconds: 42 }));
  expect(html()).not.toContain("start-over");
});
