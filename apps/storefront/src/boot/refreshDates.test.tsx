// @vitest-environment jsdom
import { localeConfigQuery } from "@shop/core/query";
import type { QueryClient } from "@tanstack/react-query";
import { act, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { dispatchDayQuery, holidaysQuery, useDeliveryRange } from "../shared/dates.tsx";
import { nextDayQuery, useNextDayText } from "../shared/useNextDayText.ts";
import { storefronts } from "../storefronts.ts";
import { createTestPage } from "../testing/createTestPage.tsx";
import { refreshDates } from "./refreshDates.ts";

// jsdom has no layout to scroll.
vi.stubGlobal("scrollTo", () => {});
const [austria] = storefronts;
const { dataset } = document.documentElement;
afterEach(() => {
  delete dataset["hydrated"];
  vi.useRealTimers();
});

test("hydration finds the dates of a document from before the cut-off, which change afterwards", async () => {
  // Tuesday, 24 November 2026, 15:01 in Vienna.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 10, 24, 14, 1) });
  const days = { min: 1, max: 1 };
  const queries = Promise.withResolvers<QueryClient>();
  const { element } = await createTestPage({
    Screen: () => <>{`${useNextDayText(days)} ${useDeliveryRange("short")(days)}`}</>,
    seedQueries(client, shop) {
      client.setQueryData(localeConfigQuery(shop).queryKey, { countries: [] });
      client.setQueryData(holidaysQuery(13).queryKey, []);
      const updatedAt = Date.UTC(2026, 10, 23, 12);
      client.setQueryData(dispatchDayQuery(austria).queryKey, Date.UTC(2026, 10, 23) / 86_400_000, { updatedAt });
      client.setQueryData(nextDayQuery(austria).queryKey, true, { updatedAt });
      queries.resolve(client);
    },
  });
  await act(async () => void render(element));
  const before = document.body.textContent;
  expect(before).toMatch(/^Wenn Sie jetzt bestellen.* 24\. Nov\.$/);
  refreshDates(await queries.promise);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(document.body.textContent).toBe(before);
  dataset["hydrated"] = "";
  await vi.waitFor(() => expect(document.body.textContent).toMatch(/^Bei Bestellung vor 15:00.* 26\. Nov\.$/));
});
