import type { Product } from "@shop/core";
import { type Crumb, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { marketLinksQuery, usePageLink } from "../../shared/folderLinksQuery.ts";
import { BreadcrumbData } from "../../shared/jsonLd.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { DataList } from "../../ui/DataList.tsx";
import { Html } from "../../ui/Html.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { splitByHeading } from "../../ui/splitByHeading.ts";
import { DeliveryDetails } from "./DeliveryDetails.tsx";
import { Dimensions } from "./Dimensions.tsx";
import { LazyRails } from "./LazyRails.tsx";
import { listDownloads } from "./listDownloads.ts";
import { ProductJsonLd } from "./ProductJsonLd.tsx";
import { Reviews } from "./Reviews.tsx";
import { useNumberFormat } from "../../shared/useNumberFormat.ts";
import type { VariantSelection } from "./VariantPicker.tsx";

export { DimensionDrawing } from "./DimensionDrawing.tsx";
export { SwatchButton } from "./swatches/SwatchButton.tsx";

interface ProductBelowFoldProps {
  product: Product;
  selection: VariantSelection;
  crumbs: readonly Crumb[];
}

/**
 * Everything below gallery and buy box, in a chunk of its own that loads after those. Open are the sections needed for
 * the decision, and product safety, which must be readable without a click.
 */
export function ProductBelowFold({ product, selection, crumbs }: ProductBelowFoldProps): ReactElement {
  const t = useTexts("product/belowFold");
  const { selected: variant, variants } = selection;
  const documents = listDownloads(product, variant);
  const heading = (title: string): ReactElement => <h2>{title}</h2>;
  return (
    <>
      <div className="lh-product-sections lh-section" data-fold="">
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
        {splitByHeading(product.footnote).map(({ title, html }) => (
          <Accordion key={title} title={heading(title === "" ? t("sections.more") : title)}>
            <Html html={html} />
          </Accordion>
        ))}
        {documents.length > 0 && (
          <Accordion title={heading(t("sections.documents"))}>
            <Documents documents={documents} />
          </Accordion>
        )}
        <Accordion title={heading(t("sections.guarantee"))}>
          <Guarantee />
        </Accordion>
        {product.manufacturer !== undefined && (
          <Accordion title={heading(t("sections.safety"))} open>
            <Safety product={`${product.title}, ${product.ref}`} {...product.manufacturer} />
          </Accordion>
        )}
      </div>
      <Reviews product={product} />
      <LazyRails product={product} />
      <ProductJsonLd product={product} variants={variants} />
      <BreadcrumbData crumbs={crumbs} />
    </>
  );
}

function Documents({ documents }: Pick<Product, "documents">): ReactElement {
  const t = useTexts("product/belowFold");
  const formatNumber = useNumberFormat();
  return (
    <ul className="lh-documents" role="list">
      {documents.map(({ kind, url, bytes }) => (
        <li key={url}>
          <a href={url} download>
            <Icon name="download" />
            {/* "scale-person", "scale-mug": one text for all scale drawings. */}
            {t(`documents.${kind.replace(/^scale-.*/, "scale")}`, { defaultValue: kind })}
          </a>{" "}
          <span className="lh-muted">
            {t("documentFile", {
              type: url.slice(url.lastIndexOf(".") + 1).toUpperCase(),
              size: formatNumber(Math.ceil(bytes / 1000)),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Statutory guarantee, independent of a producer's. Source: Directive (EU) 2019/771, Art. 10. */
function Guarantee(): ReactElement {
  const t = useTexts("product/belowFold");
  const terms = usePageLink("legal", "terms");
  const { data: marketLinks } = useSuspenseQuery(marketLinksQuery(useShop()));
  const more = marketLinks.find(({ code }) => code === "warranty") ?? terms;
  return (
    <div className="lh-prose">
      <p>{t("guarantee.text")}</p>
      <p>{t("guarantee.rights")}</p>
      {more !== undefined && (
        <p>
          <ShopLink to={more.url}>{t("guarantee.more", { page: more.title })}</ShopLink>
        </p>
      )}
    </div>
  );
}

/** Product identification and manufacturer contact. Source: Regulation (EU) 2023/988, Art. 19. */
function Safety(props: { product: string } & NonNullable<Product["manufacturer"]>): ReactElement {
  const { product, name, address, email } = props;
  const t = useTexts("product/belowFold");
  const postalAddress = (
    <address className="lh-address">
      {name}
      <br />
      {address}
    </address>
  );
  const emailLink = <a href={`mailto:${email}`}>{email}</a>;
  return (
    <DataList
      className="lh-product-delivery"
      rows={[
        [t("safety.product"), product],
        [t("safety.manufacturer"), postalAddress],
        [t("safety.email"), emailLink],
      ]}
    />
  );
}
