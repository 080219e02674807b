// @vitest-environment jsdom
import { type Customer, ShopError } from "@shop/core";
import { customerQuery, localeConfigQuery } from "@shop/core/query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { encode } from "uqr";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { SecondFactor } from "./SecondFactor.tsx";

vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const SLOWLY = { timeout: 10_000 };

test("after the mailed link was confirmed in another tab, the same form sets up the app", async () => {
  const unconfirmed = new ShopError("HTTP_STATUS", { details: { status: 409, reason: "EMAIL_UNCONFIRMED" } });
  const { element } = await createTestPage({
    Screen: SecondFactor,
    texts: ["account"],
    seedQueries(queries, shop) {
      const customer: Partial<Customer> = { email: "eva@example.com", hasTwoFactor: false };
      queries.setQueryData(customerQuery(shop).queryKey, customer);
      queries.setQueryData(localeConfigQuery(shop).queryKey, { storeName: "Lindenhaus" });
      const session = { ...shop.session.getSnapshot(), isInitialized: true, status: "customer" };
      Object.assign(shop.session, { getSnapshot: () => session });
      const startSecondFactor = vi.fn().mockRejectedValueOnce(unconfirmed).mockResolvedValueOnce("ABCDEFGH");
      Object.assign(shop.account, { startSecondFactor });
    },
  });
  render(element);
  const submit = async (): Promise<void> => {
    const password = await screen.findByLabelText("Passwort", {}, SLOWLY);
    fireEvent.change(password, { target: { value: "vier Stühle" } });
    fireEvent.click(screen.getByRole("button", { name: "App einrichten" }));
  };
  await submit();
  expect(await screen.findByText(/einen Link an eva@example.com/, {}, SLOWLY)).toBeDefined();
  await submit();
  expect(await screen.findByText("ABCD EFGH", {}, SLOWLY)).toBeDefined();
  const code = await screen.findByRole("img", { name: /^QR-Code/ }, SLOWLY);
  const uri = screen.getByRole<HTMLAnchorElement>("link", { name: /App dieses Geräts/ }).href;
  expect(uri).toBe("otpauth://totp/Lindenhaus:eva%40example.com?secret=ABCDEFGH&issuer=Lindenhaus");
  const dark = encode(uri, { border: 4 }).data.flat().filter(Boolean);
  expect(code.lastElementChild?.getAttribute("d")?.match(/M/g)).toHaveLength(dark.length);
});
