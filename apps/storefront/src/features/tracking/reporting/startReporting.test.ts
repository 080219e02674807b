import type { ConsentChoice, Shop } from "@shop/core";
import * as Sentry from "@sentry/browser";
import type { RegisteredRouter } from "@tanstack/react-router";
import { expect, test, vi } from "vitest";
import { startReporting } from "./startReporting.ts";

vi.mock("@sentry/browser");
// A page with a query is never recorded, so that no replay code loads.
vi.stubGlobal("location", { origin: "https://shop.test", pathname: "/", search: "?page=2" });

test("traces are sampled at 0.2 after consent and never before it, sessions at 0.1, those with an error at 1", () => {
  const listeners: Array<(change: { after: ConsentChoice }) => void> = [];
  const shop = {
    consent: { allowed: () => ({ analytics: false, advertising: false }) },
    events: { on: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener) },
  };
  const router = { subscribe: () => {}, getMatchedRoutes: () => [[]] };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts that reporting uses
  startReporting("https://key@errors.test/1", shop as unknown as Shop, router as unknown as RegisteredRouter);
  const options = vi.mocked(Sentry.init).mock.calls[0]?.[0];
  const sampleTrace = (): unknown => Reflect.apply(options?.tracesSampler ?? (() => {}), undefined, [{}]);
  expect(sampleTrace()).toBe(0);
  for (const listener of listeners) listener({ after: { analytics: true, advertising: false, services: false } });
  expect(sampleTrace()).toBe(0.2);
  expect(options).toMatchObject({ replaysSessionSampleRate: 0.1, replaysOnErrorSampleRate: 1 });
});
