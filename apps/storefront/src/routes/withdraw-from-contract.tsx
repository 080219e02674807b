import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { loadWithdrawal, withdrawalHead } from "../app/withdrawalRoute.ts";
import { WithdrawalScreen } from "../features/withdrawal/WithdrawalScreen.tsx";

export const Route = createFileRoute("/withdraw-from-contract")({
  loader: ({ context, location }) => loadWithdrawal(context, location),
  ...withdrawalHead,
  component: Withdrawal,
});

function Withdrawal(): ReactElement {
  return <WithdrawalScreen answer={Route.useLoaderData().answer} />;
}
