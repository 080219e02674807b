import type { Product, Variant } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { Html } from "../../ui/Html.tsx";
import { splitByHeading } from "../../ui/splitByHeading.ts";
import { DeliveryDetails } from "./DeliveryDetails.tsx";
import { Documents } from "./Documents.tsx";
import { Dimensions } from "./Dimensions.tsx";
import { Safety } from "./Safety.tsx";
import { Guarantee } from "./Guarantee.tsx";

interface SectionsProps {
  product: Product;
  variant: Variant | undefined;
}

/**
 * Product information in sections. Those needed for the decision are open, and so is the product safety information,
 * which must be readable without a click. Headings of the footnote divide it into further sections.
 */
export function ProductSections({ product, variant }: SectionsProps): ReactElement {
  const t = useTexts("product");
  const parts = splitByHeading(product.footnote);
  const heading = (title: string): ReactElement => <h2>{title}</h2>;
  return (
    <div className="lh-product-sections lh-section">
      {product.description !== "" && (
        <Accordion title={heading(t("sections.description"))} open>
          <Html html={product.description} />
        </Accordion>
      )}
      <Accordion title={heading(t("sections.measures"))} open>
        <Dimensions product={product} variant={variant} />
      </Accordion>
      <Accordion title={heading(t("sections.delivery"))} open>
        <DeliveryDetails product={product} variant={variant} />
      </Accordion>
      {parts.map(({ title, html }) => (
        <Accordion key={title} title={heading(title === "" ? t("sections.more") : title)}>
          <Html html={html} />
        </Accordion>
      ))}
      {product.documents.length > 0 && (
        <Accordion title={heading(t("sections.documents"))}>
          <Documents documents={product.documents} />
        </Accordion>
      )}
      <Accordion title={heading(t("sections.guarantee"))}>
        <Guarantee />
      </Accordion>
      {product.manufacturer !== undefined && (
        <Accordion title={heading(t("sections.safety"))} open>
          <Safety product={product} manufacturer={product.manufacturer} />
        </Accordion>
      )}
    </div>
  );
}
