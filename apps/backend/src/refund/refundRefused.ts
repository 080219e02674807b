/** The refund is not possible; the message is for the admin. Nothing was changed. */
export class RefundRefused extends Error {}
