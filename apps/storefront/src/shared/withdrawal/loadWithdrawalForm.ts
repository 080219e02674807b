import type { redirectToWithdrawalForm } from "./redirectToWithdrawalForm.ts";

/** Loader of the withdrawal form's paths. Loaders are part of every page; the code of this one is not. */
export const loadWithdrawalForm: typeof redirectToWithdrawalForm = async (props) =>
  (await import("./redirectToWithdrawalForm.ts")).redirectToWithdrawalForm(props);
