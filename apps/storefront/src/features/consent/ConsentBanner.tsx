import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouterState } from "@tanstack/react-router";
import { type ReactElement, useId } from "react";
import { folderLinksQuery } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useLazyTexts } from "../../i18n/useTexts.ts";
import { ConsentForm } from "./ConsentForm.tsx";
import { focusMain } from "../../ui/focus.ts";

/** Pages that must be readable before a choice is made. Source: specification 2; legal-security A2, imprint. */
const READABLE_PAGES = ["privacy", "imprint"];

const SETTINGS = "/consent";

/** Consent request. Takes no focus and does not block the page. */
export function ConsentBanner(): ReactElement | null {
  "use memo";
  const t = useLazyTexts("consent");
  const titleId = useId();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const { data: legal } = useSuspenseQuery(folderLinksQuery(useShop(), "legal"));
  const open = legal.filter(({ code }) => READABLE_PAGES.includes(code));
  if (pathname === SETTINGS || open.some(({ url }) => url === pathname)) return null;
  return (
    <section className="lh-consent" aria-labelledby={titleId}>
      <h2 id={titleId}>{t("title")}</h2>
      <p className="lh-consent-text">
        {t("text")}{" "}
        {open.map(({ id, title, url }) => (
          <ShopLink key={id} to={url}>
            {title}
          </ShopLink>
        ))}
      </p>
      <ConsentForm collapsed onSaved={focusMain} />
    </section>
  );
}
