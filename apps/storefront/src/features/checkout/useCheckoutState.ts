import {
  type CheckoutDraft,
  type FormIssue,
  type LocaleConfig,
  type PaymentMethod,
  undeliverableIn,
  validateAddress,
  validateEmail,
  validateEuVatNumber,
} from "@shop/core";
import { prefillDraft } from "@shop/core/checkout";
import { addressesQuery, customerQuery } from "@shop/core/query";
import { type UseCart, type UseShipping, useCart, useCheckout, useSession, useShipping, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { useCartCheck } from "../../shared/cartChanges/CartChanges.tsx";
import { isPickup } from "../../shared/order/toDisplayStatus.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { useDeliveryPlan } from "../../shared/deliveryPlan.ts";
import { pickupIssues } from "./readStep.ts";
import type { CheckoutProgress, Step } from "./steps.ts";

export type CheckoutState = ReturnType<typeof useCheckoutState>;

export interface StepProps {
  state: CheckoutState;
  onNext: (step: Step) => void;
}

export function useCheckoutState() {
  const shop = useShop();
  const cart = useCart();
  const delivery = useShipping();
  const { isLoaded, shopper } = useCheckoutShopper();
  const draft = prefillDraft(useCheckout().draft, shopper);
  const config = useLocaleConfig();
  const hasFreight = cart.lines.some((line) => line.freight);
  const methodsQuery = useQuery({
    queryKey: ["paymentMethods", delivery.countryId, delivery.methodId],
    queryFn: () => shop.checkout.paymentMethods(delivery.methodId, config),
    enabled: cart.lines.length > 0 && !cart.isPending && delivery.methods !== undefined && delivery.methods.length > 0,
  });
  const paymentMethods = methodsQuery.data;
  const isFree = orderTotal(cart, delivery) === 0;
  const payment = paymentMethods?.find((one) => (isFree ? isFreeOfCharge(one) : one.id === draft.paymentMethodId));
  const method = delivery.methods?.find(({ id }) => id === delivery.methodId);
  const pickup = method !== undefined && isPickup(method);

  const issuesOf = (changedDraft: CheckoutDraft) => findIssues(changedDraft, config, hasFreight);
  const issues = issuesOf(draft);
  const progress: CheckoutProgress = {
    contactIssues: issues.contact,
    addressIssues: issues.address,
    isCountryConfirmed: delivery.countryId === draft.shippingAddress.countryId,
    // Methods that are still loading count as chosen: a reload or back navigation stays on its step.
    isDeliveryChosen:
      delivery.methods === undefined ||
      (method !== undefined && (!pickup || (draft.pickup !== undefined && pickupIssues(draft.pickup).length === 0))),
    isPaymentChosen:
      paymentMethods === undefined
        ? draft.paymentMethodId !== undefined
        : payment !== undefined && !needsAmazonPage(payment, draft),
  };
  return {
    cart,
    cartCheck: useCartCheck(),
    delivery,
    method,
    draft,
    isShopperLoaded: isLoaded,
    shopper,
    /** Undefined while loading. */
    paymentMethods,
    /** Defined after a failed load: refetches. */
    retryPayments: methodsQuery.isError ? methodsQuery.refetch : undefined,
    payment,
    /** Nothing is to be paid, so there is no choice of payment. */
    isFree,
    hasFreight,
    isPickup: pickup,
    plan: useDeliveryPlan(cart.lines),
    undeliverable: undeliverableIn(cart.lines),
    totalCents: orderTotal(cart, delivery, payment?.feeCents),
    issuesOf,
    progress,
  };
}

function findIssues(
  draft: CheckoutDraft,
  config: LocaleConfig,
  hasFreight: boolean,
): Record<"contact" | "address", FormIssue[]> {
  const { email, shippingAddress, billingAddress, vatNumber } = draft;
  const emailError = validateEmail(email);
  const prefix = (scope: string, issues: readonly FormIssue[]): FormIssue[] =>
    issues.map((issue) => ({ ...issue, path: [`${scope}.${issue.path[0]}`] }));
  const isCompany = (billingAddress ?? shippingAddress).company !== "";
  const isVatInvalid = isCompany && vatNumber !== "" && validateEuVatNumber(vatNumber) !== undefined;
  return {
    contact: emailError === undefined ? [] : [{ path: ["email"], message: `email.${emailError}` }],
    address: [
      ...prefix("delivery", validateAddress(shippingAddress, config, { freight: hasFreight })),
      ...(billingAddress ? prefix("invoice", validateAddress(billingAddress, config, { hasPhone: false })) : []),
      ...(isVatInvalid ? [{ path: ["vatNumber"] as const, message: "vatNumber.invalid" }] : []),
    ],
  };
}

/** Customer data and address book. When they fail to load, a customer checks out like a guest. */
function useCheckoutShopper() {
  const shop = useShop();
  const { status, isInitialized } = useSession();
  const isCustomer = status === "customer";
  const customer = useQuery({ ...customerQuery(shop), enabled: isCustomer });
  const addresses = useQuery({ ...addressesQuery(shop), enabled: isCustomer });
  if (!isCustomer) return { isLoaded: isInitialized, shopper: undefined };
  if (customer.isPending || addresses.isPending) return { isLoaded: false, shopper: undefined };
  if (customer.data === undefined) return { isLoaded: true, shopper: undefined };
  const { email, vatNumber } = customer.data;
  return { isLoaded: true, shopper: { customer: customer.data, email, vatNumber, addresses: addresses.data ?? [] } };
}

/**
 * Returns the total the shopper agrees to: subtotal − discount + shipping + fee, in gross cents. Undefined while
 * shipping is loading or estimated: an order needs an amount that the backend has confirmed.
 */
export function orderTotal(
  { subtotalCents, discountCents }: Pick<UseCart, "subtotalCents" | "discountCents">,
  { isLoading, isEstimated, shippingCents }: Pick<UseShipping, "isLoading" | "isEstimated" | "shippingCents">,
  feeCents = 0,
): number | undefined {
  if (isLoading || isEstimated || shippingCents === undefined) return undefined;
  return Math.max(0, subtotalCents - discountCents) + shippingCents + feeCents;
}

/** An order names a payment method also when it costs nothing: one that adds no fee and needs no page. */
const isFreeOfCharge = (payment: PaymentMethod): boolean => payment.feeCents === 0 && !isAmazon(payment);

export const isAmazon = ({ code }: Pick<PaymentMethod, "code">): boolean => code === "AmazonPay";

/** Amazon Pay asks for the payment instrument on its own page, before the order. */
export const needsAmazonPage = (payment: PaymentMethod, { amazonSessionId }: CheckoutDraft): boolean =>
  isAmazon(payment) && amazonSessionId === undefined;
