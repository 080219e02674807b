import type { CheckoutDraft, PaymentMethod } from "@shop/core";

export const isAmazon = ({ code }: Pick<PaymentMethod, "code">): boolean => code === "AmazonPay";

/** Who pays with Amazon chooses there how, before anything is ordered. */
export const isAtAmazonFirst = (
  payment: Pick<PaymentMethod, "code">,
  { amazonSessionId }: Pick<CheckoutDraft, "amazonSessionId">,
): boolean => isAmazon(payment) && amazonSessionId === undefined;
