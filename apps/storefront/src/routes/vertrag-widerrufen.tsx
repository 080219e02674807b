import { createFileRoute } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { loadWithdrawal, withdrawalRouteOptions } from "../routing/withdrawalRoute.ts";
import { WithdrawalScreen } from "../features/withdrawal/WithdrawalScreen.tsx";

export const Route = createFileRoute("/vertrag-widerrufen")({
  loader: ({ context, location }) => loadWithdrawal(context, location),
  ...withdrawalRouteOptions,
  component: Withdrawal,
});

function Withdrawal(): ReactElement {
  return <WithdrawalScreen formState={Route.useLoaderData().formState} />;
}
