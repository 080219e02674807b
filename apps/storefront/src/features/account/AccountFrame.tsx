import { useSession } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import { type ReactElement, type ReactNode, useEffect } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { AccountNav } from "./AccountNav.tsx";

/**
 * Layout of the account pages. Only the browser knows the session: the server renders the frame, and guests are
 * redirected to sign-in and back.
 */
export function AccountFrame({ children }: { children: ReactNode }): ReactElement {
  const t = useTexts("account");
  const router = useRouter();
  const { initialized, status } = useSession();
  const isGuest = initialized && status === "guest";
  useEffect(() => {
    if (isGuest) void router.navigate({ href: "/login-register?tab=login", replace: true });
  }, [isGuest, router]);
  return (
    <div className="lh-page lh-account">
      <AccountNav />
      <div className="lh-account-page">
        <noscript>{t("noScript")}</noscript>
        {children}
      </div>
    </div>
  );
}
