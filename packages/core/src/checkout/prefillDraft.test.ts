import { expect, test } from "vitest";
import type { CustomerAddress } from "../domain/customer/customer.js";
import { emptyAddress, emptyDraft } from "./checkoutDraft.js";
import { prefillDraft } from "./prefillDraft.js";

const entry = (id: number, more: Partial<CustomerAddress> = {}): CustomerAddress => ({
  ...emptyAddress(13),
  id,
  label: "Zuhause",
  mobilePhone: "",
  isDefault: false,
  firstName: "Eva",
  lastName: "Huber",
  street: `Gasse ${id}`,
  postalCode: "1060",
  city: "Wien",
  ...more,
});
const customer = { email: "eva@example.com", vatNumber: "", addresses: [entry(1), entry(2, { isDefault: true })] };

test("a guest's draft keeps the typed values", () => {
  const draft = { ...emptyDraft(13), email: "gast@example.com" };
  expect(prefillDraft(draft, undefined)).toBe(draft);
});

test("a signed-in customer orders with the account's email, to the default address", () => {
  const draft = prefillDraft({ ...emptyDraft(13), email: "typed@example.com" }, customer);
  expect(draft.email).toBe("eva@example.com");
  expect(draft.shippingAddress).toMatchObject({ savedAddressId: 2, street: "Gasse 2" });
  expect(draft.shippingAddress).not.toHaveProperty("label");
});

test("typed values are not replaced", () => {
  const typed = { ...emptyAddress(13), firstName: "Ada", city: "Graz" };
  expect(prefillDraft({ ...emptyDraft(13), shippingAddress: typed }, customer).shippingAddress).toBe(typed);
});

test("a chosen address has the current values of the address book", () => {
  const chosen = { ...emptyAddress(13), street: "Gasse 1 alt", savedAddressId: 1 };
  expect(prefillDraft({ ...emptyDraft(13), shippingAddress: chosen }, customer).shippingAddress).toMatchObject({
    savedAddressId: 1,
    street: "Gasse 1",
  });
});

test("an address deleted from the book counts as typed", () => {
  const deleted = { ...emptyAddress(13), street: "Weg 9", savedAddressId: 9 };
  expect(prefillDraft({ ...emptyDraft(13), billingAddress: deleted }, customer).billingAddress).toEqual({
    ...deleted,
    savedAddressId: undefined,
  });
});

test("an address without a phone uses the mobile number", () => {
  const addresses = [entry(3, { mobilePhone: "+43 660 1" })];
  expect(prefillDraft(emptyDraft(13), { ...customer, addresses }).shippingAddress.phone).toBe("+43 660 1");
});

test("after sign-out the chosen address stays, as if typed", () => {
  const chosen = { ...emptyAddress(13), street: "Gasse 1", savedAddressId: 1 };
  const draft = prefillDraft({ ...emptyDraft(13), shippingAddress: chosen, billingAddress: chosen }, undefined);
  expect([draft.shippingAddress.savedAddressId, draft.billingAddress?.savedAddressId]).toEqual([undefined, undefined]);
  expect(draft.shippingAddress.street).toBe("Gasse 1");
});
