// @vitest-environment jsdom
import { type Order, ShopError } from "@shop/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { toastStore } from "../../shared/toasts.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { OrderActions } from "./OrderActions.tsx";

// jsdom has neither layout nor modal dialogs.
vi.stubGlobal("scrollTo", () => {});
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
afterEach(cleanup);

const link = { ref: "ORD3", hash: "secret" };
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the actions read these fields only
const order = { ref: "ORD3", canCancel: true } as Order;

test("a cancellation that fails says so, and is asked with the link of the order", async () => {
  const cancelOrder = vi.fn().mockRejectedValue(new ShopError("HTTP_STATUS", { details: { status: 409 } }));
  const { element } = await createTestPage({
    Screen: () => <OrderActions order={order} reference={link} outdated={[]} invoice={undefined} />,
    texts: ["order"],
    seedQueries: (_, shop) => void Object.assign(shop.account, { cancelOrder }),
  });
  render(element);
  fireEvent.click(await screen.findByRole("button", { name: "Bestellung stornieren" }));
  const dialog = await screen.findByRole("dialog");
  const confirm = [...dialog.querySelectorAll("button")].find(
    (button) => button.textContent === "Bestellung stornieren",
  );
  if (confirm === undefined) throw new Error("no button to confirm");
  fireEvent.click(confirm);
  await vi.waitFor(() =>
    expect(toastStore.getSnapshot()).toMatchObject([
      { tone: "error", content: "Die Bestellung konnte nicht storniert werden. Vielleicht ist sie schon unterwegs." },
    ]),
  );
  expect(cancelOrder.mock.calls).toEqual([[link]]);
});
