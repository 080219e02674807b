import type { Product } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { DataListRow } from "./DataListRow.tsx";

/** Product identification and manufacturer contact. Source: Regulation (EU) 2023/988, Art. 19. */
export function Safety({
  product,
  manufacturer,
}: {
  product: Product;
  manufacturer: NonNullable<Product["manufacturer"]>;
}): ReactElement {
  const t = useTexts("product");
  return (
    <dl className="lh-datalist lh-product-delivery">
      <DataListRow title={t("safety.product")}>
        {product.title}, {product.ref}
      </DataListRow>
      <DataListRow title={t("safety.manufacturer")}>
        <address className="lh-address">
          {manufacturer.name}
          <br />
          {manufacturer.address}
        </address>
      </DataListRow>
      <DataListRow title={t("safety.email")}>
        <a href={`mailto:${manufacturer.email}`}>{manufacturer.email}</a>
      </DataListRow>
    </dl>
  );
}
