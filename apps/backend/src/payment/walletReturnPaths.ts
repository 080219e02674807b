/** Return paths, without host, of a provider's page where the shopper selects an account before ordering. */
export const WALLET_RETURN_PATHS = { review: "/checkout?step=review", canceled: "/checkout?step=payment" } as const;
