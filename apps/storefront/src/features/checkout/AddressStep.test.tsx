// @vitest-environment jsdom
import type { CustomerAddress } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { fakeShop, testEnvironment } from "@shop/core/testing";
import { MAX_LENGTHS } from "@shop/core/wire";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { createTestShop } from "../../testing/createTestShop.ts";
import { AddressStep } from "./AddressStep.tsx";
import { useCheckoutState } from "./useCheckoutState.ts";

vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const SLOWLY = { timeout: 10_000 };
const onNext = vi.fn<() => void>();
const Screen = (): ReactElement => <AddressStep state={useCheckoutState()} onNext={onNext} />;

const office: CustomerAddress = {
  id: 7,
  label: "Büro",
  titleId: 1,
  firstName: "Eva",
  lastName: "Huber",
  company: "",
  street: "Gasse",
  extra: "",
  postalCode: "1060",
  city: "Wien",
  countryId: 13,
  stateId: undefined,
  phone: "",
  mobilePhone: "",
  isDefault: false,
};

test("an entry of the address book that needs a change says so, until it is changed or another is chosen", async () => {
  const environment = testEnvironment({ fetch: fakeShop([]).fetch });
  const config = await createTestShop(environment).content.localeConfig();
  const { element, shop } = await createTestPage({
    Screen,
    texts: ["account", "checkout"],
    environment,
    seedQueries(queries, seeded) {
      const addresses = async (): Promise<CustomerAddress[]> => [
        { ...office, id: 6, label: "Zuhause", street: "Gasse 1", isDefault: true },
        office,
      ];
      Object.assign(seeded.account, { addresses });
      queries.setQueryData(localeConfigQuery(seeded).queryKey, config);
    },
  });
  shop.start();
  await shop.session.signIn({ email: "anna@example.com", password: "password" });
  render(element);
  const textBox = (name: RegExp) => screen.getByRole("textbox", { name });
  const refused = /^Die gespeicherte Adresse „Büro“/;
  const submit = (): boolean => fireEvent.click(screen.getByRole("button", { name: "Weiter zur Lieferung" }));
  fireEvent.click(await screen.findByRole("radio", { name: /Büro/ }, SLOWLY));
  submit();
  expect(await screen.findByText(refused, {}, SLOWLY)).toBeDefined();
  expect(screen.getByRole("radio", { name: /Andere Adresse/ })).toHaveProperty("checked", true);
  expect(onNext).not.toHaveBeenCalled();
  // No longer than the backend accepts.
  expect(textBox(/Vorname/)).toHaveProperty("maxLength", MAX_LENGTHS.name);
  expect(textBox(/Telefon/)).toHaveProperty("maxLength", MAX_LENGTHS.phone);

  fireEvent.click(screen.getByRole("radio", { name: /Zuhause/ }));
  expect(screen.queryByText(refused)).toBeNull();

  fireEvent.click(screen.getByRole("radio", { name: /Büro/ }));
  submit();
  expect(await screen.findByText(refused, {}, SLOWLY)).toBeDefined();
  fireEvent.change(textBox(/Straße/), { target: { value: "Gasse 2" } });
  submit();
  await vi.waitFor(() => expect(onNext).toHaveBeenCalledOnce(), SLOWLY);
});
