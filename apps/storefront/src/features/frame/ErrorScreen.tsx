import type { LocaleConfig } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type FormEvent, type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { ContactDetails } from "./ContactDetails.tsx";

/** The shop could not be asked: what the shopper can do, and whom to call. Source: specification 8. */
export function ErrorScreen(): ReactElement {
  const t = useTexts("frame");
  const router = useRouter();
  const config = useQueryClient().getQueryData<LocaleConfig>(localeConfigQuery(useShop()).queryKey);
  const [retrying, setRetrying] = useState(false);
  // Before the script is there the form asks for the page again.
  const retry = (event: FormEvent): void => {
    event.preventDefault();
    if (retrying) return;
    setRetrying(true);
    void router.invalidate().finally(() => setRetrying(false));
  };
  return (
    <div className="lh-page lh-missing">
      <h1>{t("failed.title")}</h1>
      <p className="lh-lead" role="alert">
        {t("failed.reason")}
      </p>
      <p>{t("failed.advice")}</p>
      <form onSubmit={retry}>
        <Button type="submit" size="large" busy={retrying}>
          {t("failed.retry")}
        </Button>
      </form>
      {config !== undefined && (
        <section className="lh-missing-contact">
          <h2>{t("contact")}</h2>
          <ContactDetails config={config} />
        </section>
      )}
    </div>
  );
}
