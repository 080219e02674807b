// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { ConfirmErasureScreen } from "./ConfirmErasureScreen.tsx";

vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const SLOWLY = { timeout: 10_000 };

test("after the account is deleted, the page leads home and not to the sign-in", async () => {
  const { element } = await createTestPage({
    Screen: ConfirmErasureScreen,
    path: "/confirm-erasure?token=t1",
    texts: ["account"],
    seedQueries: (_, shop) => void Object.assign(shop.account, { confirmErasure: async () => {} }),
  });
  render(element);
  fireEvent.click(await screen.findByRole("button", { name: "Endgültig löschen" }, SLOWLY));
  await screen.findByRole("heading", { name: "Ihr Kundenkonto ist gelöscht" }, SLOWLY);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/"]);
});
