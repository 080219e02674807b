/** Where a provider's page of choosing leads back to, without the shop's host. */
export const AFTER_CHOOSING = { review: "/checkout?step=review", canceled: "/checkout?step=payment" } as const;
