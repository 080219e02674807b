// @vitest-environment jsdom
import { emptyAddress, type LocaleConfig, type Order } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { createTestPage } from "../../testing/createTestPage.tsx";
import { CreateAccount } from "./CreateAccount.tsx";

// jsdom has no layout.
vi.stubGlobal("scrollTo", () => {});
afterEach(cleanup);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form reads this setting only
const config = { passwordMinLength: 8 } as LocaleConfig;

test("a company's order makes an account of a company, with a phone number of its own country only", async () => {
  const register = vi.fn().mockResolvedValue(undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form reads these fields only
  const order = {
    ref: "ORD3",
    email: "anna@example.at",
    billingAddress: { ...emptyAddress(13), company: "Huber OG" },
    shippingAddress: { ...emptyAddress(5), phone: "+49 351 1234567" },
  } as Order;
  const { element } = await createTestPage({
    Screen: () => <CreateAccount order={order} guestHash="secret" />,
    texts: ["order"],
    seedQueries(queries, shop) {
      Object.assign(shop.session, { register });
      queries.setQueryData(localeConfigQuery(shop).queryKey, config);
      queries.setQueryData(folderLinksQuery(shop, "legal").queryKey, []);
    },
  });
  const { container } = render(element);
  await screen.findByRole("checkbox");
  const password = container.querySelector('[name="password"]');
  if (password === null) throw new Error("no field for the password");
  fireEvent.change(password, { target: { value: "Stuhl-am-Fenster-7" } });
  fireEvent.click(screen.getByRole("checkbox"));
  const submit = container.querySelector("form button[type=submit]");
  if (submit === null) throw new Error("no button to submit");
  fireEvent.click(submit);
  await vi.waitFor(() => expect(register.mock.calls).toMatchObject([[{ titleId: 3, phone: "" }]]));
});
