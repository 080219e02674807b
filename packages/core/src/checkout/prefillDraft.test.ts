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

test("an address of the book is ordered with all its fields, and its own phone first", () => {
  const saved = entry(3, {
    titleId: 2,
    company: "Huber GmbH",
    extra: "Stiege 2",
    countryId: 5,
    stateId: 17,
    phone: "+43 1 1",
    mobilePhone: "+43 660 1",
  });
  const { id: _id, label: _label, mobilePhone: _mobile, isDefault: _default, ...fields } = saved;
  expect(prefillDraft(emptyDraft(13), { ...customer, addresses: [saved] }).shippingAddress).toEqual({
    ...fields,
    savedAddressId: 3,
  });
});

test.each([
  ["", "ATU12345675", "ATU12345675"],
  ["DE123456789", "ATU12345675", "DE123456789"],
])("the typed VAT number %j wins over the account's %s", (typed, own, expected) => {
  const draft = prefillDraft({ ...emptyDraft(13), vatNumber: typed }, { ...customer, vatNumber: own });
  expect(draft.vatNumber).toBe(expected);
});

test("without a default address the first one is used, without any the form stays empty", () => {
  const draft = { ...emptyDraft(13), message: "Ring twice" };
  const first = prefillDraft(draft, { ...customer, addresses: [entry(4), entry(5)] });
  expect(first).toMatchObject({ message: "Ring twice", shippingAddress: { savedAddressId: 4 } });
  expect(prefillDraft(draft, { ...customer, addresses: [] }).shippingAddress).toBe(draft.shippingAddress);
});

test.each(["shippingAddress", "billingAddress"] as const)(
  "after sign-out a chosen %s alone counts as typed",
  (part) => {
    const typed = { ...emptyAddress(13), city: "Graz" };
    const chosen = { ...emptyAddress(13), street: "Gasse 1", savedAddressId: 1 };
    const draft = { ...emptyDraft(13), message: "x", shippingAddress: typed, billingAddress: typed, [part]: chosen };
    expect(prefillDraft(draft, undefined)).toEqual({ ...draft, [part]: { ...chosen, savedAddressId: undefined } });
  },
);
