// @vitest-environment jsdom
import { ShopError } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { LoginForm } from "./LoginRegisterScreen.tsx";

// jsdom has no layout to scroll.
vi.stubGlobal("scrollTo", () => {});

const SLOWLY = { timeout: 15_000 };

afterEach(cleanup);

test("when the backend cannot check the app's codes any more, the form names the support", async () => {
  const { element } = await createTestPage({
    Screen: LoginForm,
    texts: ["account"],
    seedQueries(queries, shop) {
      queries.setQueryData(localeConfigQuery(shop).queryKey, { storePhone: "+43 1 5880 123", storeEmail: "" });
      vi.spyOn(shop.session, "signIn")
        .mockRejectedValueOnce(new ShopError("CODE_REQUIRED"))
        .mockRejectedValueOnce(
          new ShopError("HTTP_STATUS", { details: { status: 409, reason: "SECOND_FACTOR_UNREADABLE" } }),
        );
    },
  });
  const { container } = render(element);
  const type = (name: string, value: string): void => {
    const field = container.querySelector(`input[name="${name}"]`);
    if (field === null) throw new Error(`no field ${name}`);
    fireEvent.change(field, { target: { value } });
  };
  await screen.findByRole("button", { name: "Anmelden" }, SLOWLY);
  type("email", "anna@example.com");
  type("password", "Lindenhaus-1");
  fireEvent.click(screen.getByRole("button", { name: "Anmelden" }));
  await vi.waitFor(() => type("code", "123456"), SLOWLY);
  expect(screen.getByText(/^Haben Sie die App nicht mehr\?.*\+43 1 5880 123$/)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Anmelden" }));
  expect((await screen.findByRole("alert", {}, SLOWLY)).textContent).toMatch(/Authenticator-App.*\+43 1 5880 123$/);
});
