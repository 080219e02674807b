// @vitest-environment jsdom
import { ShopError } from "@shop/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../../testing/createTestPage.tsx";
import { ReviewForm } from "./ReviewForm.tsx";

vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

async function open(write: ReturnType<typeof vi.fn>) {
  const { element } = await createTestPage({
    Screen: () => <ReviewForm variantId={7} />,
    texts: ["product/belowFold", "product/opened"],
    seedQueries: (_, shop) => void Object.assign(shop.reviews, { write }),
  });
  render(element);
  fireEvent.click(await screen.findByRole("radio", { name: /5 von 5/ }));
  fireEvent.change(screen.getByLabelText("Überschrift"), { target: { value: "Steht" } });
  fireEvent.change(screen.getByLabelText("Wie gefällt es Ihnen?"), { target: { value: "Wackelt nicht." } });
}
const send = (): boolean => fireEvent.click(screen.getByRole("button", { name: "Bewertung absenden" }));

test("a review whose answer was lost is sent again with the same key", async () => {
  const write = vi.fn().mockRejectedValueOnce(new ShopError("NETWORK")).mockResolvedValueOnce("pending");
  await open(write);
  send();
  await screen.findByRole("alert");
  send();
  await screen.findByText("Wir lesen sie, bevor sie hier erscheint.");
  expect(write.mock.calls[1]).toEqual(write.mock.calls[0]);
  expect(write.mock.calls[0]?.[1]).toMatch(/^[0-9a-f]{32}$/);
});

test("a review that was sent before is no failure", async () => {
  await open(vi.fn().mockRejectedValue(new ShopError("FORBIDDEN", { details: { reason: "ALREADY_POSTED" } })));
  send();
  expect(await screen.findByText("Wir haben Ihre Bewertung dieses Produkts bereits erhalten.")).toBeDefined();
});

test("customers who have not bought the product learn that they cannot review it", async () => {
  await open(vi.fn().mockRejectedValue(new ShopError("FORBIDDEN", { details: { reason: "NOT_BOUGHT" } })));
  send();
  await screen.findByRole("alert");
  expect(screen.queryByText(/bereits erhalten/)).toBeNull();
});
