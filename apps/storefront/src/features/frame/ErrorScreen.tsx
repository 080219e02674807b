import type { LocaleConfig } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { ContactDetails } from "../../app/ContactDetails.tsx";

/** The shop could not be asked: what the shopper can do, and whom to call. Source: specification 8. */
export function ErrorScreen(): ReactElement {
  const t = useTexts("frame");
  const config = useQueryClient().getQueryData<LocaleConfig>(localeConfigQuery(useShop()).queryKey);
  return (
    <div className="lh-page lh-missing">
      <h1>{t("failed.title")}</h1>
      <p className="lh-lead" role="alert">
        {t("failed.reason")}
      </p>
      <p>{t("failed.advice")}</p>
      {/* The server empties the browser's storage and sends the page anew: see server/startOver.ts. */}
      <form method="post" onSubmit={emptyStorage}>
        <Button type="submit" size="large" name="start-over">
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

/** For browsers that do not do it when the server asks. */
function emptyStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Blocked storage is empty.
  }
}
