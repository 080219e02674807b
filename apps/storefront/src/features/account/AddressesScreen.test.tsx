// @vitest-environment jsdom
import { type CustomerAddress, ShopError } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { fakeShop, testEnvironment } from "@shop/core/testing";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { createTestShop } from "../../testing/createTestShop.ts";
import { AddressesScreen } from "./AddressesScreen.tsx";

vi.stubGlobal("scrollTo", () => {});
// jsdom has none.
HTMLDialogElement.prototype.close = () => {};
afterEach(cleanup);

const SLOWLY = { timeout: 10_000 };

const office: CustomerAddress = {
  id: 7,
  label: "Büro",
  titleId: 1,
  firstName: "Eva",
  lastName: "Huber",
  company: "",
  street: "Gasse 1",
  extra: "",
  postalCode: "1060",
  city: "Wien",
  countryId: 13,
  stateId: undefined,
  phone: "+43 1 2345678",
  mobilePhone: "",
  isDefault: false,
};

test("an address that another tab deleted while it was edited is saved as a new one", async () => {
  const environment = testEnvironment({ fetch: fakeShop([]).fetch });
  const config = await createTestShop(environment).content.localeConfig();
  const addAddress = vi.fn(async () => office);
  const { element, shop } = await createTestPage({
    Screen: AddressesScreen,
    path: "/account/addresses?edit=7",
    texts: ["account", "checkout"],
    environment,
    seedQueries(queries, seeded) {
      const updateAddress = async (): Promise<never> => Promise.reject(new ShopError("NOT_FOUND"));
      Object.assign(seeded.account, { addresses: async () => [office], addAddress, updateAddress });
      queries.setQueryData(localeConfigQuery(seeded).queryKey, config);
    },
  });
  shop.start();
  await shop.session.signIn({ email: "anna@example.com", password: "password" });
  render(element);
  fireEvent.change(await screen.findByLabelText(/Name der Adresse/, {}, SLOWLY), { target: { value: "Lager" } });
  fireEvent.click(screen.getByRole("button", { name: /speichern/i }));
  await vi.waitFor(() => expect(addAddress).toHaveBeenCalledOnce());
  expect(addAddress.mock.calls[0]).toMatchObject([{ label: "Lager", street: "Gasse 1" }, expect.any(String)]);
  await vi.waitFor(() => expect(screen.queryByRole("button", { name: /speichern/i })).toBeNull());
});
