import type { CustomerAddress } from "../customer/customerAddress.js";
import { type CheckoutDraft, isUntouched, type OrderAddress } from "./checkoutDraft.js";

/** Account data to prefill the checkout with. */
export interface KnownShopper {
  email: string;
  vatNumber: string;
  addresses: readonly CustomerAddress[];
}

/**
 * Fills the draft with the e-mail address of the account and, unless one was typed or chosen, the default address. An
 * address deleted from the address book stays as a typed one.
 */
export function prefillDraft(draft: CheckoutDraft, known: KnownShopper | undefined): CheckoutDraft {
  if (known === undefined) return withoutBook(draft);
  const { addresses } = known;
  const preferred = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return {
    ...draft,
    email: known.email,
    vatNumber: draft.vatNumber === "" ? known.vatNumber : draft.vatNumber,
    delivery:
      preferred !== undefined && isUntouched(draft.delivery) ? ofBook(preferred) : fresh(draft.delivery, addresses),
    invoice: draft.invoice && fresh(draft.invoice, addresses),
  };
}

/** Converts a saved address to an address of an order. */
export function ofBook(entry: CustomerAddress): OrderAddress {
  const { title, firstname, lastname, company, street, extra, zipcode, city, countryId, stateId } = entry;
  const phone = entry.phone === "" ? entry.cellphone : entry.phone;
  const address = { title, firstname, lastname, company, street, extra, zipcode, city, countryId, stateId, phone };
  return { ...address, bookId: entry.id };
}

/** After sign-out, a chosen address stays as a typed one. */
function withoutBook(draft: CheckoutDraft): CheckoutDraft {
  const { delivery, invoice } = draft;
  if (delivery.bookId === undefined && invoice?.bookId === undefined) return draft;
  return {
    ...draft,
    delivery: { ...delivery, bookId: undefined },
    invoice: invoice && { ...invoice, bookId: undefined },
  };
}

/** Updates the address from the address book. */
function fresh(address: OrderAddress, book: readonly CustomerAddress[]): OrderAddress {
  if (address.bookId === undefined) return address;
  const entry = book.find(({ id }) => id === address.bookId);
  return entry === undefined ? { ...address, bookId: undefined } : ofBook(entry);
}
