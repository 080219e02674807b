import {
  type CheckoutDraft,
  type FormIssue,
  type LocaleConfig,
  type PaymentMethod,
  undeliverableIn,
  validateAddress,
  validateEmail,
  validateEuVatNumber,
  type DeliveryTime,
  type VisibleLine,
} from "@shop/core";
import { filterPaymentMethods, prefillDraft } from "@shop/core/checkout";
import { localeConfigQuery } from "@shop/core/query";
import { type UseCart, type UseShipping, useCart, useCheckout, useShipping, useShop } from "@shop/react";
import { useQuery, useSuspenseQuery, useQueries } from "@tanstack/react-query";
import { type DeliveryPlan, deliveryPlan } from "./deliveryPlan.ts";
import { type CartCheckState, useCartCheck } from "../../shared/cartChanges/CartChanges.tsx";
import { isPickup } from "../../shared/order/toDisplayStatus.ts";
import { needsAmazonPage } from "./amazon.ts";
import { orderTotal } from "./orderTotal.ts";
import { pickupIssues } from "./readPickup.ts";
import type { CheckoutProgress } from "./steps.ts";
import { type CheckoutCustomer, useCheckoutShopper } from "./useCheckoutShopper.ts";

export interface CheckoutState {
  cart: UseCart;
  cartCheck: CartCheckState;
  delivery: UseShipping;
  /** Typed data, prefilled for customers. */
  draft: CheckoutDraft;
  /** False while session or customer data are loading. */
  isShopperLoaded: boolean;
  shopper: CheckoutCustomer | undefined;
  /** Undefined while loading. */
  paymentMethods: readonly PaymentMethod[] | undefined;
  /** Defined after a failed load: refetches. */
  retryPayments: (() => void) | undefined;
  payment: PaymentMethod | undefined;
  hasFreight: boolean;
  /** Local pickup: no shipment. */
  isPickup: boolean;
  plan: DeliveryPlan;
  undeliverable: "none" | "some" | "all";
  /** Subtotal − discount + shipping + fee in gross cents; undefined until all are known. */
  totalCents: number | undefined;
  issuesOf(draft: CheckoutDraft): { contact: FormIssue[]; address: FormIssue[] };
  progress: CheckoutProgress;
}

export function useCheckoutState(): CheckoutState {
  const shop = useShop();
  const cart = useCart();
  const cartCheck = useCartCheck();
  const delivery = useShipping();
  const { isLoaded, shopper } = useCheckoutShopper();
  const draft = prefillDraft(useCheckout().draft, shopper);
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const hasFreight = cart.lines.some((line) => line.freight);
  const plan = deliveryPlan(cart.lines, useDeliveryDays(cart.lines));
  const {
    data: methods,
    isError,
    refetch,
  } = useQuery({
    queryKey: ["paymentMethods", delivery.countryId, delivery.methodId],
    queryFn: () => shop.checkout.paymentMethods(delivery.methodId),
    enabled: cart.lines.length > 0 && !cart.isPending && delivery.methods !== undefined && delivery.methods.length > 0,
  });
  const paymentMethods = methods && filterPaymentMethods(methods, delivery.methodId, config);
  const payment = paymentMethods?.find(({ id }) => id === draft.paymentMethodId);
  const method = delivery.methods?.find(({ id }) => id === delivery.methodId);
  const pickup = method !== undefined && isPickup(method);

  const issuesOf = (changedDraft: CheckoutDraft) => findIssues(changedDraft, { config, hasFreight });
  const issues = issuesOf(draft);
  return {
    cart,
    cartCheck,
    delivery,
    draft,
    isShopperLoaded: isLoaded,
    shopper,
    paymentMethods,
    retryPayments: isError ? () => void refetch() : undefined,
    payment,
    hasFreight,
    isPickup: pickup,
    plan,
    undeliverable: undeliverableIn(cart.lines),
    totalCents: orderTotal(cart, delivery, payment?.feeCents),
    issuesOf,
    progress: {
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
    },
  };
}

function findIssues(
  { email, shippingAddress, billingAddress, vatNumber }: CheckoutDraft,
  { config, hasFreight }: { config: LocaleConfig; hasFreight: boolean },
): { contact: FormIssue[]; address: FormIssue[] } {
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

const STALE_MS = 300_000;

/** Returns delivery days by variant id; unknown and loading variants are missing. */
function useDeliveryDays(lines: readonly VisibleLine[]): ReadonlyMap<number, DeliveryTime["days"]> {
  const { stock } = useShop();
  const ids = lines.map(({ variantId }) => variantId);
  const results = useQueries({
    queries: ids.map((id) => ({
      queryKey: ["saleElementDelay", id],
      queryFn: () => stock.variantDelay(id),
      staleTime: STALE_MS,
      retry: false,
    })),
  });
  return new Map(
    results.flatMap(({ data }, index) => (data === undefined ? [] : [[ids[index] ?? 0, data.days] as const])),
  );
}
