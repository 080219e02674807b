import { expect, test } from "vitest";
import type { CustomerAddress } from "../customer/customerAddress.js";
import { emptyAddress, emptyDraft } from "./checkoutDraft.js";
import { prefillDraft } from "./prefillDraft.js";

const entry = (id: number, more: Partial<CustomerAddress> = {}): CustomerAddress => ({
  ...emptyAddress(13),
  id,
  label: "Zuhause",
  cellphone: "",
  isDefault: false,
  firstname: "Eva",
  lastname: "Huber",
  street: `Gasse ${id}`,
  zipcode: "1060",
  city: "Wien",
  ...more,
});
const known = { email: "eva@example.com", vatNumber: "", addresses: [entry(1), entry(2, { isDefault: true })] };

test("a guest's draft stays what was typed", () => {
  const draft = { ...emptyDraft(13), email: "gast@example.com" };
  expect(prefillDraft(draft, undefined)).toBe(draft);
});

test("who is signed in orders under the account's e-mail address, to the default address", () => {
  const draft = prefillDraft({ ...emptyDraft(13), email: "typed@example.com" }, known);
  expect(draft.email).toBe("eva@example.com");
  expect(draft.delivery).toMatchObject({ bookId: 2, street: "Gasse 2" });
  expect(draft.delivery).not.toHaveProperty("label");
});

test("what was typed is not replaced", () => {
  const typed = { ...emptyAddress(13), firstname: "Ada", city: "Graz" };
  expect(prefillDraft({ ...emptyDraft(13), delivery: typed }, known).delivery).toBe(typed);
});

test("a chosen address is the one that the book has now", () => {
  const chosen = { ...emptyAddress(13), street: "Gasse 1 alt", bookId: 1 };
  expect(prefillDraft({ ...emptyDraft(13), delivery: chosen }, known).delivery).toMatchObject({
    bookId: 1,
    street: "Gasse 1",
  });
});

test("an address that has left the book counts as typed", () => {
  const gone = { ...emptyAddress(13), street: "Weg 9", bookId: 9 };
  expect(prefillDraft({ ...emptyDraft(13), invoice: gone }, known).invoice).toEqual({ ...gone, bookId: undefined });
});

test("an address without a telephone lends that of the mobile", () => {
  const book = [entry(3, { cellphone: "+43 660 1" })];
  expect(prefillDraft(emptyDraft(13), { ...known, addresses: book }).delivery.phone).toBe("+43 660 1");
});

test("whoever is signed in no more keeps the chosen address, as one that was typed", () => {
  const chosen = { ...emptyAddress(13), street: "Gasse 1", bookId: 1 };
  const draft = prefillDraft({ ...emptyDraft(13), delivery: chosen, invoice: chosen }, undefined);
  expect([draft.delivery.bookId, draft.invoice?.bookId]).toEqual([undefined, undefined]);
  expect(draft.delivery.street).toBe("Gasse 1");
});
