import { type FulfilmentCenter, stockLabel } from "@shop/core";
import { centersQuery, pickupPointsQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { getListFormat } from "../../ui/intlFormats.ts";

/**
 * Pickup points in the storefront's country with their stock; nothing elsewhere. The points come with the page, the
 * stock follows into reserved space.
 */
export function Pickup({ variantId }: { variantId: number }): ReactElement | null {
  const t = useTexts("product");
  const shop = useShop();
  const { countryId, locale } = useRouter().options.context.storefront;
  const { data: points = [] } = useQuery(pickupPointsQuery(shop));
  const localPoints = points.filter((point) => point.countryId === countryId);
  const { data: centers, isError } = useQuery({ ...centersQuery(shop, variantId), enabled: localPoints.length > 0 });
  if (localPoints.length === 0) return null;

  function stockText({ id, city }: FulfilmentCenter): string {
    const stock = stockLabel(centers?.find((center) => center.id === id)?.stock ?? 0);
    if (stock.kind === "few") return t("pickup.few", { city, count: stock.count });
    return stock.kind === "none" ? t("pickup.none", { city }) : t("pickup.enough", { city });
  }

  const cities = getListFormat(locale).format(localPoints.map(({ city }) => city));
  return (
    <li>
      <Icon name="store" />
      <span>{t("pickup.title", { cities })}</span>
      <span className="lh-delivery-note lh-delivery-pickup">
        {centers === undefined
          ? t(isError ? "pickup.unknown" : "pickup.checking")
          : localPoints.map(stockText).join(" · ")}
      </span>
    </li>
  );
}
