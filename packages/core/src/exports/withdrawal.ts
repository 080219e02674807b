// What only the withdrawal function needs: an entry of its own, so that no other page carries it.
export { withdrawalDeadline, type WithdrawalDeadline } from "../domain/withdrawal/withdrawalDeadline.js";
export { readPieces, withdrawalSchema } from "../domain/withdrawal/withdrawalSchema.js";
