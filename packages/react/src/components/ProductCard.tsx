import { type DisplayPrice, type Picture, primaryImage, type ProductCard as ProductCardData } from "@shop/core";
import { type ReactElement, type ReactNode, useState } from "react";
import { className } from "./className.js";
import { EnergyArrow } from "./EnergyArrow.js";
import { formatPercentOff, PriceBlock, type PriceBlockLabels } from "./PriceBlock.js";
import type { LinkComponent } from "./LinkComponent.js";
import { type DimensionLabels, formatDimensions } from "./formatDimensions.js";
import type { MoneyFormat } from "./Money.js";
import { ProductCardColors } from "./ProductCardColors.js";
import { CARD_SIZES, ProductCardMedia } from "./ProductCardMedia.js";

/** Labels of {@link ProductCard}. */
export interface ProductCardLabels extends PriceBlockLabels, DimensionLabels {
  /** Screen-reader text before the colours: "Farben:". */
  colors: string;
  /** Badge of a new product without reduction: "Neu". */
  isNew?: string | undefined;
  /** Screen-reader text before the energy class: "Energieeffizienzklasse". */
  energyClass?: string | undefined;
}

/** Props of {@link ProductCard}. */
export interface ProductCardProps {
  product: ProductCardData;
  price: DisplayPrice;
  format: MoneyFormat;
  labels: ProductCardLabels;
  /** Delivery time ("Lieferung 3.–8. Dez."), or the reason why the product is undeliverable. */
  delivery?: ReactNode;
  rating?: ReactNode;
  /** Returns the URL of the product in one colour. When present, the colour dots are buttons. */
  colorHref?: ((product: ProductCardData, colorId: number) => string) | undefined;
  /** Initially selected colour, for example the one filtered by. */
  colorId?: number | undefined;
  headingLevel?: 2 | 3 | 4;
  /** Whether the card is in the initial viewport: its picture loads eagerly and with high priority. */
  priority?: boolean;
  sizes?: string;
  link?: LinkComponent;
  className?: string;
}

/** Product in a list: picture, name, dimensions, colours, price and delivery time. The whole card is one link. */
export function ProductCard(props: ProductCardProps): ReactElement {
  const { product, price, format, labels, colorHref, link: Link = "a" } = props;
  const [selectedColorId, setSelectedColorId] = useState<number>();
  const colorId = selectedColorId ?? props.colorId;
  const Heading = `h${props.headingLevel ?? 3}` as const;
  const href = colorId === undefined ? product.url : (colorHref?.(product, colorId) ?? product.url);
  const { percentOff } = price;
  const badge = percentOff > 0 ? formatPercentOff(percentOff, format.locale) : product.isNew ? labels.isNew : undefined;
  const dimensions = formatDimensions(product.features, labels, format.locale);
  return (
    <article className={className("sh-card", props.className)} data-product-id={product.id}>
      <div className="sh-card-body">
        <Heading className="sh-card-title">
          <Link className="sh-card-link" href={href}>
            {product.title}
          </Link>
        </Heading>
        {dimensions !== "" && <p className="sh-card-dimensions">{dimensions}</p>}
        <ProductCardColors
          colors={product.colors}
          label={labels.colors}
          selectedId={colorId}
          onSelect={colorHref && setSelectedColorId}
        />
        <PriceBlock price={price} format={format} labels={labels} />
        {product.energyClass !== undefined && (
          <EnergyArrow
            energyClass={product.energyClass}
            label={`${labels.energyClass ?? ""} ${product.energyClass}`.trim()}
          />
        )}
        {props.rating}
        {props.delivery !== undefined && <p className="sh-card-delivery">{props.delivery}</p>}
      </div>
      <ProductCardMedia
        key={colorId}
        pictures={orderPictures(product.pictures, colorId)}
        href={href}
        link={Link}
        sizes={props.sizes ?? CARD_SIZES}
        priority={props.priority ?? false}
      />
      {badge !== undefined && (
        <p className="sh-card-badge sh-tag" data-tone={percentOff > 0 ? "sale" : "new"}>
          {badge}
        </p>
      )}
    </article>
  );
}

/** Returns the visible pictures: the one of the selected colour (or the primary one) first, the rest by position. */
function orderPictures(pictures: readonly Picture[], colorId: number | undefined): readonly Picture[] {
  const visible = pictures.filter((picture) => picture.visible).toSorted((a, b) => a.position - b.position);
  const first =
    visible.find((picture) => picture.colorId === colorId && colorId !== undefined) ?? primaryImage(visible);
  return first === undefined ? [] : [first, ...visible.filter((picture) => picture !== first)];
}
