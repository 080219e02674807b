import * as Sentry from "@sentry/browser";
import { expect, test, vi } from "vitest";
import { createAppRouter } from "../../../routing/createAppRouter.tsx";
import { storefronts } from "../../../storefronts.ts";
import { createTestShop } from "../../../testing/createTestShop.ts";
import { startReporting } from "./startReporting.ts";

vi.mock("@sentry/browser");
// A page with a query is never recorded, so that no replay code loads.
vi.stubGlobal("location", { origin: "https://shop.test", pathname: "/", search: "?page=2" });

test("traces are sampled at 0.2 after consent and never before it, sessions at 0.1, those with an error at 1", () => {
  const shop = createTestShop();
  const router = createAppRouter({ shop, storefront: storefronts[0], origin: "https://shop.test" });
  startReporting("https://key@errors.test/1", shop, router);
  const options = vi.mocked(Sentry.init).mock.calls[0]?.[0];
  const sampleTrace = (): unknown => Reflect.apply(options?.tracesSampler ?? (() => {}), undefined, [{}]);
  expect(sampleTrace()).toBe(0);
  shop.consent.choose({ analytics: true, advertising: false, services: false });
  expect(sampleTrace()).toBe(0.2);
  expect(options).toMatchObject({ replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 });
});
