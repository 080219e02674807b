import type { CustomerAddress } from "../domain/customer/customer.js";
import { type CheckoutDraft, isAddressEmpty, type OrderAddress } from "./checkoutDraft.js";

/** Account data to prefill the checkout with. */
export interface CustomerPrefill {
  email: string;
  vatNumber: string;
  addresses: readonly CustomerAddress[];
}

/** Fills in the email address of the account and, unless one was typed or chosen, the default address. */
export function prefillDraft(draft: CheckoutDraft, customer: CustomerPrefill | undefined): CheckoutDraft {
  const addresses = customer?.addresses ?? [];
  const shippingAddress = refreshSavedAddress(draft.shippingAddress, addresses);
  const billingAddress = draft.billingAddress && refreshSavedAddress(draft.billingAddress, addresses);
  if (customer === undefined) {
    const isTyped = shippingAddress === draft.shippingAddress && billingAddress === draft.billingAddress;
    return isTyped ? draft : { ...draft, shippingAddress, billingAddress };
  }
  const preferred = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const isPrefilled = preferred !== undefined && isAddressEmpty(shippingAddress);
  return {
    ...draft,
    email: customer.email,
    vatNumber: draft.vatNumber === "" ? customer.vatNumber : draft.vatNumber,
    shippingAddress: isPrefilled ? toOrderAddress(preferred) : shippingAddress,
    billingAddress,
  };
}

/** Converts a saved address to an address of an order. */
export function toOrderAddress(entry: CustomerAddress): OrderAddress {
  const { titleId, firstName, lastName, company, street, extra, postalCode, city, countryId, stateId } = entry;
  const phone = entry.phone === "" ? entry.mobilePhone : entry.phone;
  const address = { titleId, firstName, lastName, company, street, extra, postalCode, city, countryId, stateId, phone };
  return { ...address, savedAddressId: entry.id };
}

/** An address that is not in the address book, as after sign-out, stays as a typed one. */
function refreshSavedAddress(address: OrderAddress, addresses: readonly CustomerAddress[]): OrderAddress {
  if (address.savedAddressId === undefined) return address;
  const entry = addresses.find(({ id }) => id === address.savedAddressId);
  return entry === undefined ? { ...address, savedAddressId: undefined } : toOrderAddress(entry);
}
