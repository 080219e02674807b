import { ShopError } from "@shop/core";
import { ShopProvider } from "@shop/react";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import contacts from "../../contacts.json";
import { testShop } from "../../testing/testShop.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

const at = vi.hoisted(() => ({ satellite: "AT", status: "error" }));

vi.mock("../../i18n/useTexts.ts", () => ({
  useTexts:
    () =>
    (key: string, values: object = {}) =>
      [key, ...Object.values(values)].join(" "),
}));
vi.mock("@tanstack/react-router", () => ({
  useRouter: () => ({ options: { context: { storefront: { satellite: at.satellite } } } }),
  useRouterState: ({ select }: { select: (state: object) => unknown }) => select({ matches: [{ status: at.status }] }),
  Link: ({ children }: { children: ReactNode }) => children,
}));
vi.mock("../../app/ShopLink.tsx", () => ({ ShopLink: ({ children }: { children: ReactNode }) => children }));

function drawn(error?: unknown): string {
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <ShopProvider shop={testShop()}>
        <ErrorScreen error={error} />
      </ShopProvider>
    </QueryClientProvider>,
  );
}

test.each(["AT", "DE", "RO"] as const)(
  "a shop that cannot be asked for anything still says whom to call in %s, and offers to start over",
  (satellite) => {
    Object.assign(at, { satellite, status: "error" });
    const html = drawn();
    for (const key of ["failed.title", "failed.reason", "failed.advice", "failed.retry", "failed.clears"])
      expect(html).toContain(key);
    expect(html).toContain(contacts[satellite].storePhone);
    expect(html).toContain(contacts[satellite].storeAddress.city);
    expect(html).toMatch(/<form method="post">.*name="start-over"/s);
  },
);

test("a page that cannot be drawn is not the server's fault: another screen says so, and clears nothing", () => {
  at.status = "success";
  const html = drawn();
  expect(html).toContain("broken.title");
  expect(html).not.toContain("start-over");
});

test("a shop that was asked too often is not gone: the page waits as long as it says, and clears nothing", () => {
  at.status = "error";
  const html = drawn(new ShopError("RATE_LIMITED", { details: { retryAfterSeconds: 42 } }));
  expect(html).toContain("busy.reason 42");
  expect(html).not.toContain("start-over");
});
