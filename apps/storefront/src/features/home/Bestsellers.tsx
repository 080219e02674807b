import { bestsellersQuery } from "@shop/core/query";
import { ProductGrid, ProductGridItem, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ShopCard } from "../../app/ShopCard.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { BESTSELLERS } from "./homeQueries.ts";

/** What is bought most, in a row that is scrolled sideways. */
export function Bestsellers(): ReactElement | null {
  const t = useTexts("home");
  const { data: products } = useSuspenseQuery(bestsellersQuery(useShop(), BESTSELLERS));
  if (products.length === 0) return null;
  return (
    <section className="lh-section" aria-labelledby="bestsellers">
      <div className="lh-section-head">
        <h2 id="bestsellers">{t("bestsellers")}</h2>
      </div>
      <ProductGrid layout="rail" label={t("bestsellers")}>
        {products.map((product) => (
          <ProductGridItem key={product.id}>
            <ShopCard product={product} headingLevel={3} sizes="(min-width: 1200px) 282px, 44vw" />
          </ProductGridItem>
        ))}
      </ProductGrid>
    </section>
  );
}
