import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { brandNamesQuery } from "./homeQueries.ts";

export function Brands(): ReactElement | null {
  const t = useTexts("home");
  const { data: brands } = useSuspenseQuery(brandNamesQuery(useShop()));
  if (brands.length === 0) return null;
  return (
    <section className="lh-section" aria-labelledby="brands">
      <div className="lh-section-head">
        <h2 id="brands">{t("brands")}</h2>
      </div>
      <ul className="lh-brands" role="list">
        {brands.map(({ id, title, url }) => (
          <li key={id}>
            <ShopLink to={url}>{title}</ShopLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
