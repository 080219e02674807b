import { ShopError } from "@shop/core";
import { expect, test } from "vitest";
import contacts from "../../contacts.json";
import { storefronts } from "../../storefronts.ts";
import { testPage } from "../../testing/testPage.tsx";
import { ErrorScreen } from "./ErrorScreen.tsx";

const down = new ShopError("NETWORK");

test.each(storefronts)(
  "a shop that cannot be asked for anything still says whom to call in $id, and offers to start over",
  async (storefront) => {
    const { html, t } = await testPage({ Screen: ErrorScreen, storefront, fails: down });
    const drawn = html();
    for (const key of ["failed.title", "failed.reason", "failed.advice", "failed.retry", "failed.clears"])
      expect(drawn).toContain(t(key));
    expect(drawn).toContain(contacts[storefront.satellite].storePhone);
    expect(drawn).toContain(contacts[storefront.satellite].storeAddress.city);
    expect(drawn).toMatch(/<form method="post">.*name="start-over"/s);
  },
);

test("a page that cannot be drawn is not the server's fault: another screen says so, and clears nothing", async () => {
  const { html, t } = await testPage({ Screen: ErrorScreen });
  expect(html()).toContain(t("broken.title"));
  expect(html()).not.toContain("start-over");
});

test("a shop that was asked too often is not gone: the page waits as long as it says, and clears nothing", async () => {
  const fails = new ShopError("RATE_LIMITED", { details: { retryAfterSeconds: 42 } });
  const { html, t } = await testPage({ Screen: ErrorScreen, fails });
  expect(html()).toContain(t("busy.reason", { seconds: 42 }));
  expect(html()).not.toContain("start-over");
});
