import { type FulfilmentCenter, stockLabel, type VisibleLine } from "@shop/core";
import { centersQuery, pickupPointsQuery } from "@shop/core/query";
import { useCart, useShipping, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

/** Selects the place that supplies a line, each with its stock. A place with too few units cannot be chosen. */
export function LineCenter({ line }: { line: VisibleLine }): ReactElement {
  const { variantId, title, quantity, fulfilmentCenterId } = line;
  const t = useTexts("cart");
  const shop = useShop();
  const { setFulfilmentCenter } = useCart();
  const { countryId } = useShipping();
  const { data: points = [] } = useQuery(pickupPointsQuery(shop));
  const { data: centers } = useQuery(centersQuery(shop, variantId));
  const places = points.filter((point) => point.countryId === countryId || point.id === fulfilmentCenterId);
  const id = `center-${variantId}`;

  const stockOf = (place: FulfilmentCenter): number => centers?.find((center) => center.id === place.id)?.stock ?? 0;
  function placeLabel(place: FulfilmentCenter): string {
    if (centers === undefined) return place.city;
    const stock = stockLabel(stockOf(place));
    return t(`center.${stock.kind}`, { city: place.city, count: stock.kind === "few" ? stock.count : undefined });
  }

  return (
    <div className="lh-line-center">
      {places.length > 0 && (
        <>
          <label className="lh-muted lh-small" htmlFor={id}>
            {t("center.label")} <span className="lh-visually-hidden">{title}</span>
          </label>
          <select
            id={id}
            className="lh-input lh-select"
            value={fulfilmentCenterId ?? ""}
            onChange={({ target: { value } }) =>
              setFulfilmentCenter(variantId, value === "" ? undefined : Number(value))
            }
          >
            <option value="">{t("center.any")}</option>
            {places.map((place) => (
              <option
                key={place.id}
                value={place.id}
                disabled={place.id !== fulfilmentCenterId && stockOf(place) < quantity}
              >
                {placeLabel(place)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
