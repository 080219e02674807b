import { createFileRoute, Outlet } from "@tanstack/react-router";
import { AccountFrame } from "../features/account/AccountFrame.tsx";

export const Route = createFileRoute("/account")({
  loader: ({ context: { texts } }) => texts.load("account"),
  staticData: { isPrivate: true, noStore: true, noindex: true },
  component: function Account() {
    return (
      <AccountFrame>
        <Outlet />
      </AccountFrame>
    );
  },
});
