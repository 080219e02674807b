import { createFileRoute, Outlet } from "@tanstack/react-router";
import { AccountFrame } from "../features/account/AccountFrame.tsx";

export const Route = createFileRoute("/account")({
  loader: ({ context: { texts } }) => texts.load("account"),
  component: function Account() {
    return (
      <AccountFrame>
        <Outlet />
      </AccountFrame>
    );
  },
});
