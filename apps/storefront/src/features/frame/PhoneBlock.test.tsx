import { ShopProvider } from "@shop/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { testShop } from "../../testing/testShop.ts";
import { type ContactAnswer, contactQuery } from "./contactQuery.ts";
import { PhoneBlock } from "./PhoneBlock.tsx";

vi.mock("../../i18n/useTexts.ts", () => ({
  useTexts:
    () =>
    (key: string, values: object = {}) =>
      [key, ...Object.values(values)].join(" "),
}));

function drawn(answer: ContactAnswer): string {
  const shop = testShop();
  const client = new QueryClient();
  client.setQueryData(contactQuery(shop).queryKey, answer);
  return renderToString(
    <QueryClientProvider client={client}>
      <ShopProvider shop={shop}>
        <PhoneBlock />
      </ShopProvider>
    </QueryClientProvider>,
  );
}

test("the phone block shows phone and support hours, and calls", () => {
  const html = drawn({ phone: "+43 1 000 12 34", supportTime: "Mo–Fr 8–18 Uhr" });
  expect(html).toContain('href="tel:+4310001234"');
  expect(html).toContain("Mo–Fr 8–18 Uhr");
});

test("on a load error a refresh button says 'Error loading data:' with the message, or 'Unknown error'", () => {
  const html = drawn({ failed: "NETWORK" });
  expect(html).toContain("<button");
  expect(html).toContain('title="phoneFailed NETWORK"');
  expect(html).toContain("#refresh-cw");
  expect(drawn({ failed: "" })).toContain('title="phoneFailed unknownError"');
});

test("a message is only words", () => {
  expect(drawn({ failed: '"><img src=x onerror=alert(1)>' })).not.toContain("<img");
});

test("a shop without a phone shows none", () => {
  expect(drawn({ phone: "", supportTime: "" })).toBe("");
});
