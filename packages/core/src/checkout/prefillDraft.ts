import type { CustomerAddress } from "../domain/customer/customer.js";
import { type CheckoutDraft, isAddressEmpty, type OrderAddress } from "./checkoutDraft.js";

/** Account data to prefill the checkout with. */
export interface CustomerPrefill {
  email: string;
  vatNumber: string;
  addresses: readonly CustomerAddress[];
}

/**
 * Fills the draft with the e-mail address of the account and, unless one was typed or chosen, the default address. An
 * address deleted from the address book stays as a typed one.
 */
export function prefillDraft(draft: CheckoutDraft, customer: CustomerPrefill | undefined): CheckoutDraft {
  if (customer === undefined) return detachSavedAddresses(draft);
  const { addresses } = customer;
  const preferred = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return {
    ...draft,
    email: customer.email,
    vatNumber: draft.vatNumber === "" ? customer.vatNumber : draft.vatNumber,
    shippingAddress:
      preferred !== undefined && isAddressEmpty(draft.shippingAddress)
        ? toOrderAddress(preferred)
        : refreshSavedAddress(draft.shippingAddress, addresses),
    billingAddress: draft.billingAddress && refreshSavedAddress(draft.billingAddress, addresses),
  };
}

/** Converts a saved address to an address of an order. */
export function toOrderAddress(entry: CustomerAddress): OrderAddress {
  const { titleId, firstName, lastName, company, street, extra, postalCode, city, countryId, stateId } = entry;
  const phone = entry.phone === "" ? entry.mobilePhone : entry.phone;
  const address = { titleId, firstName, lastName, company, street, extra, postalCode, city, countryId, stateId, phone };
  return { ...address, savedAddressId: entry.id };
}

/** After sign-out, a chosen address stays as a typed one. */
function detachSavedAddresses(draft: CheckoutDraft): CheckoutDraft {
  const { shippingAddress, billingAddress } = draft;
  if (shippingAddress.savedAddressId === undefined && billingAddress?.savedAddressId === undefined) return draft;
  return {
    ...draft,
    shippingAddress: { ...shippingAddress, savedAddressId: undefined },
    billingAddress: billingAddress && { ...billingAddress, savedAddressId: undefined },
  };
}

/** Updates the address from the address book. */
function refreshSavedAddress(address: OrderAddress, addresses: readonly CustomerAddress[]): OrderAddress {
  if (address.savedAddressId === undefined) return address;
  const entry = addresses.find(({ id }) => id === address.savedAddressId);
  return entry === undefined ? { ...address, savedAddressId: undefined } : toOrderAddress(entry);
}
