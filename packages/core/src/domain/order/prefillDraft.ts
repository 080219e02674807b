import type { CustomerAddress } from "../customer/customerAddress.js";
import { type CheckoutDraft, isUntouched, type OrderAddress } from "./checkoutDraft.js";

/** What the shop knows of a customer who is signed in. */
export interface KnownShopper {
  email: string;
  vatNumber: string;
  addresses: readonly CustomerAddress[];
}

/**
 * The draft with what need not be typed: the account's e-mail address, which is where its orders' mails go, and the default
 * address where none was typed or chosen. An address that has left the book since counts as typed.
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

/** An address of the book, for an order. */
export function ofBook(entry: CustomerAddress): OrderAddress {
  const { title, firstname, lastname, company, street, extra, zipcode, city, countryId, stateId } = entry;
  const phone = entry.phone === "" ? entry.cellphone : entry.phone;
  const address = { title, firstname, lastname, company, street, extra, zipcode, city, countryId, stateId, phone };
  return { ...address, bookId: entry.id };
}

/** Whoever is signed in no more keeps what was chosen, as if it had been typed. */
function withoutBook(draft: CheckoutDraft): CheckoutDraft {
  const { delivery, invoice } = draft;
  if (delivery.bookId === undefined && invoice?.bookId === undefined) return draft;
  return {
    ...draft,
    delivery: { ...delivery, bookId: undefined },
    invoice: invoice && { ...invoice, bookId: undefined },
  };
}

/** As the book has it now. */
function fresh(address: OrderAddress, book: readonly CustomerAddress[]): OrderAddress {
  if (address.bookId === undefined) return address;
  const entry = book.find(({ id }) => id === address.bookId);
  return entry === undefined ? { ...address, bookId: undefined } : ofBook(entry);
}
