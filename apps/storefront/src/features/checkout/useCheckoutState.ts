import {
  type CheckoutDraft,
  type PaymentMethod,
  type Satellite,
  undeliverableIn,
  validateAddress,
  validateEmail,
} from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { type UseCart, type UseDelivery, useCart, useCheckout, useDelivery, useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import type { Progress, ScopedFault } from "./steps.ts";

export interface CheckoutState {
  cart: UseCart;
  delivery: UseDelivery;
  draft: CheckoutDraft;
  /** undefined while they load */
  paymentMethods: readonly PaymentMethod[] | undefined;
  payment: PaymentMethod | undefined;
  freight: boolean;
  undeliverable: "none" | "some" | "all";
  /** goods − discount + postage + fee, gross cents; undefined until all of it is known */
  totalCents: number | undefined;
  faultsOf(draft: CheckoutDraft): { contact: ScopedFault[]; address: ScopedFault[] };
  progress: Progress;
}

/** Everything the steps look at, derived from the shop's stores in one place. */
export function useCheckoutState(): CheckoutState {
  const shop = useShop();
  const cart = useCart();
  const delivery = useDelivery();
  const { draft } = useCheckout();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const freight = cart.lines.some((line) => line.freight);
  const { data: paymentMethods } = useQuery({
    queryKey: ["paymentMethods", delivery.countryId, delivery.methodId],
    queryFn: () => shop.checkout.paymentMethods(delivery.methodId),
    enabled: cart.lines.length > 0 && !cart.pending && delivery.methods !== undefined && delivery.methods.length > 0,
  });
  const payment = paymentMethods?.find(({ id }) => id === draft.paymentMethodId);
  const deliveryChosen = delivery.methods?.some(({ id }) => id === delivery.methodId) ?? false;

  const countryOf = (id: number): Satellite | undefined =>
    (["AT", "DE", "RO"] as const).find(
      (code) =>
        config.acceptedDeliveryCountries.includes(id) &&
        config.countries.some((country) => country.id === id && country.isoalpha2 === code),
    );

  function faultsOf(of: CheckoutDraft): { contact: ScopedFault[]; address: ScopedFault[] } {
    const email = validateEmail(of.email);
    const rules = { phoneRequired: config.phoneRequired, freight };
    const phoneRegexOf = (countryId: number): string => (countryId === config.countryId ? config.phoneRegex : "");
    const toDelivery = validateAddress(of.delivery, {
      ...rules,
      country: countryOf(of.delivery.countryId),
      phoneRegex: phoneRegexOf(of.delivery.countryId),
    });
    const toInvoice = of.invoice
      ? validateAddress(of.invoice, {
          country: countryOf(of.invoice.countryId),
          phoneRegex: "",
          phoneRequired: false,
          freight: false,
        })
      : [];
    return {
      contact: email === undefined ? [] : [{ scope: "contact", field: "email", text: `email.${email}` }],
      address: [
        ...toDelivery.map((fault) => ({ ...fault, scope: "delivery" as const })),
        ...toInvoice.map((fault) => ({ ...fault, scope: "invoice" as const })),
      ],
    };
  }

  const faults = faultsOf(draft);
  const postageCents = delivery.loading ? undefined : delivery.postageCents;
  return {
    cart,
    delivery,
    draft,
    paymentMethods,
    payment,
    freight,
    undeliverable: undeliverableIn(cart.lines),
    totalCents:
      postageCents === undefined
        ? undefined
        : Math.max(0, cart.goodsCents - cart.discountCents) + postageCents + (payment?.feeCents ?? 0),
    faultsOf,
    progress: {
      contactFaults: faults.contact,
      addressFaults: faults.address,
      deliveryChosen: deliveryChosen && delivery.countryId === draft.delivery.countryId,
      paymentChosen: payment !== undefined,
    },
  };
}
