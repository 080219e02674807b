// Withdrawal function only: a separate entry keeps it out of the bundles of other pages.
export {
  calculateWithdrawalDeadline,
  parseWithdrawnItems,
  type WithdrawalDeadline,
  withdrawalSchema,
} from "../domain/withdrawal/withdrawal.js";
