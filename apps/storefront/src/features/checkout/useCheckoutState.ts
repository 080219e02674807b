import {
  type CheckoutDraft,
  type LocaleConfig,
  type PaymentMethod,
  type Satellite,
  undeliverableIn,
  validateAddress,
  validateEmail,
  validateEuVatNumber,
} from "@shop/core";
import { allowedPayments, prefillDraft } from "@shop/core/checkout";
import { localeConfigQuery } from "@shop/core/query";
import { type UseCart, type UseDelivery, useCart, useCheckout, useDelivery, useShop } from "@shop/react";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type DeliveryPlan, deliveryPlan } from "./deliveryPlan.ts";
import { type CartNews, useCartCheck } from "../../app/useCartCheck.ts";
import { isPickup } from "../../app/isPickup.ts";
import { isAtAmazonFirst } from "./amazon.ts";
import { orderTotal } from "./orderTotal.ts";
import { pickupFaults } from "./readPickup.ts";
import type { Progress, ScopedFault } from "./steps.ts";
import { useDeliveryDays } from "./useDeliveryDays.ts";
import { type SignedInShopper, useKnownShopper } from "./useKnownShopper.ts";

export interface CheckoutState {
  cart: UseCart;
  news: CartNews;
  delivery: UseDelivery;
  /** Typed data, prefilled for customers. */
  draft: CheckoutDraft;
  /** False while session or customer data are loading. */
  known: boolean;
  shopper: SignedInShopper | undefined;
  /** Undefined while loading. */
  paymentMethods: readonly PaymentMethod[] | undefined;
  /** Defined after a failed load: refetches. */
  retryPayments: (() => void) | undefined;
  payment: PaymentMethod | undefined;
  freight: boolean;
  /** Local pickup: no shipment. */
  pickup: boolean;
  plan: DeliveryPlan;
  undeliverable: "none" | "some" | "all";
  /** Subtotal − discount + shipping + fee in gross cents; undefined until all are known. */
  totalCents: number | undefined;
  faultsOf(draft: CheckoutDraft): { contact: ScopedFault[]; address: ScopedFault[] };
  progress: Progress;
}

export function useCheckoutState(): CheckoutState {
  const shop = useShop();
  const cart = useCart();
  const news = useCartCheck();
  const delivery = useDelivery();
  const { known, shopper } = useKnownShopper();
  const draft = prefillDraft(useCheckout().draft, shopper);
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const freight = cart.lines.some((line) => line.freight);
  const plan = deliveryPlan(cart.lines, useDeliveryDays(cart.lines));
  const {
    data: methods,
    isError,
    refetch,
  } = useQuery({
    queryKey: ["paymentMethods", delivery.countryId, delivery.methodId],
    queryFn: () => shop.checkout.paymentMethods(delivery.methodId),
    enabled: cart.lines.length > 0 && !cart.pending && delivery.methods !== undefined && delivery.methods.length > 0,
  });
  const paymentMethods = methods && allowedPayments(methods, delivery.methodId, config);
  const payment = paymentMethods?.find(({ id }) => id === draft.paymentMethodId);
  const method = delivery.methods?.find(({ id }) => id === delivery.methodId);
  const pickup = method !== undefined && isPickup(method);

  const faultsOf = (of: CheckoutDraft) => faultsIn(of, { config, freight });
  const faults = faultsOf(draft);
  return {
    cart,
    news,
    delivery,
    draft,
    known,
    shopper,
    paymentMethods,
    retryPayments: isError ? () => void refetch() : undefined,
    payment,
    freight,
    pickup,
    plan,
    undeliverable: undeliverableIn(cart.lines),
    totalCents: orderTotal(cart, delivery, payment?.feeCents),
    faultsOf,
    progress: {
      contactFaults: faults.contact,
      addressFaults: faults.address,
      countryChosen: delivery.countryId === draft.delivery.countryId,
      // Methods that are still loading count as chosen: a reload or back navigation stays on its step.
      deliveryChosen:
        delivery.methods === undefined ||
        (method !== undefined && (!pickup || (draft.pickup !== undefined && pickupFaults(draft.pickup).length === 0))),
      paymentChosen:
        paymentMethods === undefined
          ? draft.paymentMethodId !== undefined
          : payment !== undefined && !isAtAmazonFirst(payment, draft),
    },
  };
}

function faultsIn(
  { email, delivery, invoice, vatNumber }: CheckoutDraft,
  { config, freight }: { config: LocaleConfig; freight: boolean },
): { contact: ScopedFault[]; address: ScopedFault[] } {
  const emailFault = validateEmail(email);
  const countryOf = (id: number): Satellite | undefined =>
    (["AT", "DE", "RO"] as const).find(
      (code) =>
        config.acceptedDeliveryCountries.includes(id) &&
        config.countries.some((country) => country.id === id && country.isoalpha2 === code),
    );
  const toDelivery = validateAddress(delivery, {
    country: countryOf(delivery.countryId),
    phoneRegex: delivery.countryId === config.countryId ? config.phoneRegex : "",
    phoneRequired: config.phoneRequired,
    freight,
  });
  const toInvoice =
    invoice &&
    validateAddress(invoice, {
      country: countryOf(invoice.countryId),
      phoneRegex: "",
      phoneRequired: false,
      freight: false,
    });
  const isCompany = (invoice ?? delivery).company !== "";
  const vatFault = isCompany && vatNumber !== "" && validateEuVatNumber(vatNumber) !== undefined;
  return {
    contact: emailFault === undefined ? [] : [{ scope: "contact", field: "email", text: `email.${emailFault}` }],
    address: [
      ...toDelivery.map((fault) => ({ ...fault, scope: "delivery" as const })),
      ...(toInvoice ?? []).map((fault) => ({ ...fault, scope: "invoice" as const })),
      ...(vatFault ? [{ scope: "order" as const, field: "vatNumber" as const, text: "vatNumber.invalid" }] : []),
    ],
  };
}
