// @vitest-environment jsdom
import { messages as de } from "@shop/core/locales/de";
import { messages as en } from "@shop/core/locales/en";
import { messages as ro } from "@shop/core/locales/ro";
import { localeConfigQuery } from "@shop/core/query";
import { fakeShop, testEnvironment } from "@shop/core/testing";
import { cleanup, fireEvent, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { CompanyScreen } from "../features/account/CompanyScreen.tsx";
import { AddressStep } from "../features/checkout/AddressStep.tsx";
import { useCheckoutState } from "../features/checkout/useCheckoutState.ts";
import { selectStorefront, type Storefront } from "../storefronts.ts";
import { createTestPage } from "../testing/createTestPage.tsx";
import { createTestShop } from "../testing/createTestShop.ts";

// jsdom has no layout to scroll.
vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

const SLOWLY = { timeout: 10_000 };

const CheckoutAddress = (): ReactElement => <AddressStep state={useCheckoutState()} onNext={() => {}} />;

const FORMS = [
  { form: "company form", Screen: CompanyScreen },
  { form: "checkout", Screen: CheckoutAddress },
];
const STOREFRONTS = [
  { id: "at-de", minLength: 11, short: "atu 123.456.7", whole: "ATU12345675", text: de.validation.vatNumber.invalid },
  { id: "at-en", minLength: 11, short: "ATU1234567", whole: "ATU12345675", text: en.validation.vatNumber.invalid },
  { id: "ro-ro", minLength: 10, short: "RO 1854729", whole: "RO18547290", text: ro.validation.vatNumber.invalid },
];

/** Opens a form of a company that is a customer. */
async function open(Screen: () => ReactElement, storefront: Storefront, vatNumberMinLength: number) {
  const checkVatNumber = vi.fn().mockResolvedValue({ status: "valid", name: "Muster GmbH" });
  const environment = testEnvironment({ fetch: fakeShop([]).fetch });
  const config = await createTestShop({ ...environment, storefront }).content.localeConfig();
  const { element, shop } = await createTestPage({
    Screen,
    storefront,
    texts: ["account", "checkout"],
    environment,
    seedQueries(queries, seeded) {
      Object.assign(seeded.account, { checkVatNumber });
      queries.setQueryData(localeConfigQuery(seeded).queryKey, { ...config, vatNumberMinLength });
    },
  });
  shop.start();
  await shop.session.signIn({ email: "anna@example.com", password: "password" });
  const { container } = render(element);
  const find = (selector: string) => container.querySelector<HTMLInputElement>(selector);
  await vi.waitFor(() => expect(find("[name=vatNumber], [name='delivery.asCompany']")).not.toBeNull(), SLOWLY);
  const asCompany = find("[name='delivery.asCompany']");
  if (asCompany !== null) fireEvent.click(asCompany);
  return {
    checkVatNumber,
    enter(vatNumber: string): void {
      const field = find("[name=vatNumber]");
      if (field === null) throw new Error("no field of the VAT number");
      fireEvent.change(field, { target: { value: vatNumber } });
      fireEvent.blur(field);
    },
    result: () => find(".lh-vatcheck"),
    /** How often a text stands at the field. */
    count: (text: string) => (find(".lh-vatcheck")?.parentElement?.textContent ?? "").split(text).length - 1,
  };
}

const CASES = FORMS.flatMap(({ form, Screen }) => STOREFRONTS.map((storefront) => ({ form, Screen, ...storefront })));

test.each(CASES)(
  "$form, $id: a number below vat_min_length is invalid at once, a whole one is looked up",
  async ({ Screen, id, minLength, short, whole, text }) => {
    const { enter, result, count, checkVatNumber } = await open(Screen, selectStorefront("", id), minLength);
    enter(short);
    await vi.waitFor(() => expect(count(text)).toBe(1));
    expect([result()?.dataset["state"], checkVatNumber.mock.calls.length]).toEqual(["invalid", 0]);
    enter(whole);
    await vi.waitFor(() => expect(result()?.dataset["state"]).toBe("valid"));
    expect(checkVatNumber.mock.calls).toEqual([[whole, whole.slice(0, 2)]]);
  },
);

test.each(FORMS)("$form: without vat_min_length, no length is too short", async ({ Screen }) => {
  const { enter, result } = await open(Screen, selectStorefront("", "at-de"), 0);
  enter("ATU12345675");
  await vi.waitFor(() => expect(result()?.dataset["state"]).toBe("valid"));
  enter("ATU1234567");
  await vi.waitFor(() => expect(result()?.dataset["state"]).toBeUndefined());
});
