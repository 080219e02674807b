import { localeConfigQuery } from "@shop/core/query";
import { useMarket, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Country header, visible only when prices differ from the storefront's default: another country, or net prices. */
export function DisplayBar(): ReactElement | null {
  const t = useTexts("frame");
  const { excludeVat, countryId } = useMarket();
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
