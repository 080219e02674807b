import { localeConfigQuery } from "@shop/core/query";
import { useDisplay, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** The country header: there only for who sees other prices than the storefront's own, so that nobody wonders why. */
export function DisplayBar(): ReactElement | null {
  const t = useTexts("frame");
  const { excludeVat, countryId } = useDisplay();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  if (!excludeVat && countryId === config.countryId) return null;
  const country = config.countries.find(({ id }) => id === countryId)?.title ?? "";
  return (
    <aside className="lh-countrybar" aria-label={t("display.title")}>
      <p className="lh-wrap">
        <span>{t("display.to", { country })}</span>
        {excludeVat && <span>{t("display.shownNet")}</span>}
        <a href="#display">{t("display.change")}</a>
      </p>
    </aside>
  );
}
