// @vitest-environment jsdom
import { createFormSchema, ShopError } from "@shop/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { FormView } from "./FormView.tsx";
import { useShopForm } from "./useShopForm.ts";

vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const SLOWLY = { timeout: 10_000 };
const submit = vi.fn<() => Promise<void>>();
const schema = createFormSchema(() => undefined);

function Screen(): ReactElement {
  const form = useShopForm({ name: "test", schema, submit });
  return (
    <FormView form={form} submitLabel="Senden">
      <input name="text" />
    </FormView>
  );
}

test("each failure takes the focus, which scrolls it into view", async () => {
  submit.mockRejectedValue(new ShopError("NETWORK"));
  const { element } = await createTestPage({ Screen });
  render(element);
  for (const attempt of [1, 2]) {
    const button = await screen.findByRole("button", { name: "Senden" }, SLOWLY);
    button.focus();
    fireEvent.click(button);
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(attempt));
    const alert = await screen.findByRole("alert");
    await vi.waitFor(() => expect(document.activeElement?.contains(screen.getByRole("alert"))).toBe(true));
    expect(document.activeElement).toBe(alert.parentElement);
  }
});
