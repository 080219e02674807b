import type { Product } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Fact } from "./Fact.tsx";

/** Which product it is and who answers for its safety, with both addresses. Source: Regulation (EU) 2023/988, article 19. */
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
      <Fact title={t("safety.product")}>
        {product.title}, {product.ref}
      </Fact>
      <Fact title={t("safety.manufacturer")}>
        <address className="lh-address">
          {manufacturer.name}
          <br />
          {manufacturer.address}
        </address>
      </Fact>
      <Fact title={t("safety.email")}>
        <a href={`mailto:${manufacturer.email}`}>{manufacturer.email}</a>
      </Fact>
    </dl>
  );
}
