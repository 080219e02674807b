import type { Product, Variant } from "@shop/core";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { folderLinksQuery, marketLinksQuery } from "../../shared/folderLinksQuery.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Accordion } from "../../ui/Accordion.tsx";
import { DataList } from "../../ui/DataList.tsx";
import { Html } from "../../ui/Html.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { splitByHeading } from "../../ui/splitByHeading.ts";
import { DeliveryDetails } from "./Delivery.tsx";
import { Dimensions } from "./Dimensions.tsx";
import { useNumberFormat } from "./useNumberFormat.ts";

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
      {splitByHeading(product.footnote).map(({ title, html }) => (
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

function Documents({ documents }: Pick<Product, "documents">): ReactElement {
  const t = useTexts("product");
  const formatNumber = useNumberFormat();
  const titles = new Map([
    ["drawing", t("documents.drawing")],
    ["model", t("documents.model")],
  ]);
  return (
    <ul className="lh-documents" role="list">
      {documents.map(({ kind, url, bytes }) => (
        <li key={url}>
          <a href={url} download>
            <Icon name="download" />
            {kind.startsWith("scale-") ? t("documents.scale") : (titles.get(kind) ?? kind)}
          </a>{" "}
          <span className="lh-muted">
            {t("documents.file", {
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
  const t = useTexts("product");
  const shop = useShop();
  const { data: legal } = useSuspenseQuery(folderLinksQuery(shop, "legal"));
  const { data: local } = useSuspenseQuery(marketLinksQuery(shop));
  const more = local.find(({ code }) => code === "warranty") ?? legal.find(({ code }) => code === "terms");
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

interface SafetyProps {
  product: Product;
  manufacturer: NonNullable<Product["manufacturer"]>;
}

/** Product identification and manufacturer contact. Source: Regulation (EU) 2023/988, Art. 19. */
function Safety({ product, manufacturer: { name, address, email } }: SafetyProps): ReactElement {
  const t = useTexts("product");
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
        [t("safety.product"), `${product.title}, ${product.ref}`],
        [t("safety.manufacturer"), postalAddress],
        [t("safety.email"), emailLink],
      ]}
    />
  );
}
