import { useSession } from "@shop/react";
import { useRouter, useSearch } from "@tanstack/react-router";
import { type ReactElement, useEffect } from "react";
import { lastLocation } from "../../shared/lastLocation.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { LoginForm } from "./LoginForm.tsx";
import { RegisterForm } from "./RegisterForm.tsx";

const BENEFITS = ["orders", "addresses", "reviews"] as const;

/** Registration and sign-in as tabs, each with its own URL. After sign-in it navigates to the last location. */
export function LoginRegisterScreen(): ReactElement {
  const t = useTexts("account");
  const router = useRouter();
  const { status } = useSession();
  const search: { tab?: unknown } = useSearch({ strict: false });
  const login = search.tab === "login";
  useEffect(() => {
    if (status === "customer") void router.navigate({ href: lastLocation(), replace: true });
  }, [status, router]);
  return (
    <div className="lh-page lh-loginregister">
      <h1>{t("loginRegister")}</h1>
      <nav className="lh-tabs" aria-label={t("tabs")}>
        <ShopLink className="lh-tab" to="/login-register" aria-current={login ? undefined : "page"}>
          {t("tabRegister")}
        </ShopLink>
        <ShopLink className="lh-tab" to="/login-register?tab=login" aria-current={login ? "page" : undefined}>
          {t("tabLogin")}
        </ShopLink>
      </nav>
      <noscript>{t("noScript")}</noscript>
      <div className="lh-loginregister-columns">
        {login ? <LoginForm /> : <RegisterForm />}
        <aside className="lh-panel lh-benefits" aria-labelledby="benefits">
          <h2 id="benefits">{t("benefits.title")}</h2>
          <ul role="list">
            {BENEFITS.map((benefit) => (
              <li key={benefit}>
                <Icon name="check" />
                {t(`benefits.${benefit}`)}
              </li>
            ))}
          </ul>
          <p className="lh-small lh-muted">{t("benefits.guest")}</p>
        </aside>
      </div>
    </div>
  );
}
