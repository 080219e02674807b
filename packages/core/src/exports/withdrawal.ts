// Withdrawal function only: a separate entry keeps it out of the bundles of other pages.
export { withdrawalDeadline, type WithdrawalDeadline } from "../domain/withdrawal/withdrawalDeadline.js";
export { readPieces, withdrawalSchema } from "../domain/withdrawal/withdrawalSchema.js";
