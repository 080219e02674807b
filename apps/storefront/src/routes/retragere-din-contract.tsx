import { createFileRoute } from "@tanstack/react-router";
import { withdrawalPage } from "../routing/pageOptions.ts";
import { WithdrawalScreen } from "../features/withdrawal/WithdrawalScreen.tsx";

export const Route = createFileRoute("/retragere-din-contract")({
  ...withdrawalPage,
  component: function Withdrawal() {
    return <WithdrawalScreen formState={Route.useLoaderData().formState} />;
  },
});
