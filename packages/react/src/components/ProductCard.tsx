import { type Picture, primaryImage, type ProductCard as ProductCardData } from "@shop/core";
import { type ReactElement, type ReactNode, useState } from "react";
import { className } from "./className.js";
import { EnergyArrow } from "./EnergyArrow.js";
import { formatPercentOff } from "./formatPercentOff.js";
import { formatUnitPrice } from "./formatUnitPrice.js";
import type { LinkComponent } from "./LinkComponent.js";
import { type MeasureLabels, measures } from "./measures.js";
import type { MoneyFormat } from "./MoneyFormat.js";
import { percentOff } from "./percentOff.js";
import { PriceBlock, type PriceBlockLabels } from "./PriceBlock.js";
import { ProductCardColors } from "./ProductCardColors.js";
import { CARD_SIZES, ProductCardMedia } from "./ProductCardMedia.js";

/** The words of {@link ProductCard}. */
export interface ProductCardLabels extends PriceBlockLabels, MeasureLabels {
  /** read out before the colours: "Farben:" */
  colors: string;
  /** on the badge of a card without reduction: "Neu" */
  isNew?: string | undefined;
  /** read out before a lamp's class: "Energieeffizienzklasse" */
  energyClass?: string | undefined;
}

/** What {@link ProductCard} takes. */
export interface ProductCardProps {
  /** Amounts as they are to be shown: gross, or net where the shopper asked for net prices. */
  product: ProductCardData;
  format: MoneyFormat;
  labels: ProductCardLabels;
  /** "Lieferung 3.–8. Dez.", or why there is none */
  delivery?: ReactNode;
  rating?: ReactNode;
  /** The address of the product in one colour. Where given, the colour dots are buttons. */
  colorHref?: ((product: ProductCardData, colorId: number) => string) | undefined;
  /** The colour to show at first, where the shopper looks for one. */
  colorId?: number | undefined;
  headingLevel?: 2 | 3 | 4;
  /** Of the cards in view at first: their picture is asked for at once and first. */
  priority?: boolean;
  sizes?: string;
  link?: LinkComponent;
  className?: string;
}

/** A product in a list: picture, name, measures, colours, price and delivery; the whole card is one link. */
export function ProductCard(props: ProductCardProps): ReactElement {
  const { product, format, labels, colorHref, link: Link = "a" } = props;
  const [pressed, setPressed] = useState<number>();
  const colorId = pressed ?? props.colorId;
  const Heading = `h${props.headingLevel ?? 3}` as const;
  const href = colorId === undefined ? product.url : (colorHref?.(product, colorId) ?? product.url);
  const reduced = product.regularCents !== undefined && product.regularCents > product.priceCents;
  const percent = reduced ? percentOff(product.priceCents, product.lowestCents ?? product.regularCents) : 0;
  const badge = percent > 0 ? formatPercentOff(percent, format.locale) : product.isNew ? labels.isNew : undefined;
  const size = measures(product.features, labels, format.locale);
  return (
    <article className={className("sh-card", props.className)} data-product-id={product.id}>
      <div className="sh-card-body">
        <Heading className="sh-card-title">
          <Link className="sh-card-link" href={href}>
            {product.title}
          </Link>
        </Heading>
        {size !== "" && <p className="sh-card-measures">{size}</p>}
        <ProductCardColors
          colors={product.colors}
          label={labels.colors}
          chosen={colorId}
          onChoose={colorHref && setPressed}
        />
        <PriceBlock
          cents={product.priceCents}
          regularCents={product.regularCents}
          lowestCents={product.lowestCents}
          format={format}
          labels={labels}
        />
        {product.unit !== undefined && (
          <p className="sh-price-note">{formatUnitPrice(product.priceCents, product.unit, format)}</p>
        )}
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
        pictures={picturesOf(product.pictures, colorId)}
        href={href}
        link={Link}
        sizes={props.sizes ?? CARD_SIZES}
        priority={props.priority ?? false}
      />
      {badge !== undefined && (
        <p className="sh-card-badge sh-tag" data-tone={percent > 0 ? "sale" : "new"}>
          {badge}
        </p>
      )}
    </article>
  );
}

/** The visible pictures: first those of the chosen colour, else the primary one, then by position. */
function picturesOf(pictures: readonly Picture[], colorId: number | undefined): readonly Picture[] {
  const visible = pictures.filter((picture) => picture.visible).toSorted((a, b) => a.position - b.position);
  const first =
    visible.find((picture) => picture.colorId === colorId && colorId !== undefined) ?? primaryImage(visible);
  return first === undefined ? [] : [first, ...visible.filter((picture) => picture !== first)];
}
