import type { CheckoutDraft, PaymentMethod } from "@shop/core";

export const isAmazon = ({ code }: Pick<PaymentMethod, "code">): boolean => code === "AmazonPay";

/** Amazon Pay asks for the payment instrument on its own page, before the order. */
export const needsAmazonPage = (
  payment: Pick<PaymentMethod, "code">,
  { amazonSessionId }: Pick<CheckoutDraft, "amazonSessionId">,
): boolean => isAmazon(payment) && amazonSessionId === undefined;
