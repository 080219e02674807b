// Withdrawal function only: a separate entry keeps it out of the bundles of other pages.
export { calculateWithdrawalDeadline, type WithdrawalDeadline } from "../domain/withdrawal/withdrawalDeadline.js";
export { parseWithdrawnItems, withdrawalSchema } from "../domain/withdrawal/withdrawalSchema.js";
