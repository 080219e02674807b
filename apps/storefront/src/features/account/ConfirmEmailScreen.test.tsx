// @vitest-environment jsdom
import type { Customer, Shop } from "@shop/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { ConfirmEmailScreen } from "./ConfirmEmailScreen.tsx";

vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const SLOWLY = { timeout: 10_000 };

/** Confirms the link as a customer, whose session is a stub: a sign-out makes it a guest's. */
async function confirm(customer: Pick<Customer, "email" | "pendingEmail"> | Error | "guest") {
  let session: Shop["session"] | undefined;
  const { element } = await createTestPage({
    Screen: ConfirmEmailScreen,
    path: "/confirm-email?token=t1",
    texts: ["account"],
    seedQueries(_, shop) {
      session = shop.session;
      Object.assign(shop.account, { confirmEmail: async () => {} });
      if (customer === "guest") return;
      let snapshot = { ...shop.session.getSnapshot(), isInitialized: true, status: "customer" as const };
      const listeners = new Set<() => void>();
      Object.assign(shop.session, {
        getSnapshot: () => snapshot,
        subscribe(listener: () => void) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        reloadCustomer: vi.fn(async () => {
          if (customer instanceof Error) throw customer;
          return customer;
        }),
        signOut: vi.fn(() => {
          snapshot = { ...snapshot, status: "guest" as never };
          for (const listener of listeners) listener();
        }),
      });
    },
  });
  render(element);
  fireEvent.click(await screen.findByRole("button", { name: "E-Mail-Adresse bestätigen" }, SLOWLY));
  await screen.findByRole("heading", { name: "Ihre E-Mail-Adresse ist bestätigt" }, SLOWLY);
  return session;
}

test("the confirmation of the account's own address keeps the session and leads to the authenticator app", async () => {
  const session = await confirm({ email: "eva@example.com", pendingEmail: "eva@example.com" });
  expect(session?.signOut).not.toHaveBeenCalled();
  expect(screen.getByRole("link", { name: "App einrichten" }).getAttribute("href")).toBe("/account/password");
});

test.each([
  ["of another address", { email: "eva@example.com", pendingEmail: "neu@example.com" }],
  ["whose customer cannot be read", new Error("offline")],
] as const)("a confirmation %s signs out and leads to the sign-in", async (_what, customer) => {
  const session = await confirm(customer);
  expect(session?.signOut).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "Anmelden" })).toBeDefined();
});

test("a guest's confirmation leads to the sign-in", async () => {
  await confirm("guest");
  expect(screen.getByText("Melden Sie sich mit dieser Adresse an.")).toBeDefined();
});

test("the token leaves the URL, and the link still works after a reload", async () => {
  const confirmEmail = vi.fn(async () => {});
  const { element, router } = await createTestPage({
    Screen: ConfirmEmailScreen,
    path: "/confirm-email?token=t1",
    texts: ["account"],
    seedQueries: (_, shop) => void Object.assign(shop.account, { confirmEmail }),
  });
  render(element);
  await screen.findByRole("button", { name: "E-Mail-Adresse bestätigen" }, SLOWLY);
  await vi.waitFor(() => expect(router.history.location.href).toBe("/confirm-email"));
  cleanup();
  render(element);
  fireEvent.click(await screen.findByRole("button", { name: "E-Mail-Adresse bestätigen" }, SLOWLY));
  await screen.findByRole("heading", { name: "Ihre E-Mail-Adresse ist bestätigt" }, SLOWLY);
  expect(confirmEmail).toHaveBeenCalledExactlyOnceWith("t1");
});
