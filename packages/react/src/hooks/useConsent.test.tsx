import { consentToAll, createShop } from "@shop/core";
import { fakeShop, memoryEnvironment } from "@shop/core/testing";
import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ShopProvider } from "../ShopProvider.js";
import { useConsent } from "./useConsent.js";

const { config } = fakeShop([]);
const ALL = { choice: consentToAll(true), chosenAt: 1_795_305_600 };

const shopWith = (consent?: typeof ALL) =>
  createShop(
    { ...config, consent },
    memoryEnvironment({
      fetch: async () => Response.json({}),
      clock: { now: () => 1_795_305_600_000 },
      timers: { after: () => () => {} },
      random: { key: () => "key" },
    }),
  );

test("a choice applies at once, and so does its revocation", () => {
  const shop = shopWith();
  const { result } = renderHook(useConsent, {
    wrapper: ({ children }) => <ShopProvider shop={shop}>{children}</ShopProvider>,
  });
  expect(result.current.record).toBeUndefined();
  act(() => result.current.chooseAll(true));
  expect(result.current.record).toEqual(ALL);
  act(() => result.current.choose({ analytics: true, advertising: false, services: false }));
  expect(result.current.record?.choice.advertising).toBe(false);
});

test("the server renders the page for the request's choice", () => {
  const Shown = () => <p>{useConsent().record === undefined ? "asks" : "knows"}</p>;
  const drawn = (shop: ReturnType<typeof shopWith>) =>
    renderToString(
      <ShopProvider shop={shop}>
        <Shown />
      </ShopProvider>,
    );
  expect(drawn(shopWith())).toContain("asks");
  expect(drawn(shopWith(ALL))).toContain("knows");
});
