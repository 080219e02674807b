"use client";

import { type DisplayPrice, type Picture, primaryImage, type ProductCard as ProductCardData } from "@shop/core";
import { type ReactElement, type ReactNode, useState } from "react";
import { className } from "./className.js";
import { EnergyArrow } from "./EnergyArrow.js";
import { type DimensionLabels, formatDimensions } from "./formatDimensions.js";
import type { LinkComponent } from "./LinkComponent.js";
import type { MoneyFormat } from "./Money.js";
import { formatPercentOff, PriceBlock, type PriceBlockLabels } from "./PriceBlock.js";
import { ProductPicture } from "./ProductPicture.js";
import { SwatchDot } from "./SwatchDot.js";
import { requireProps } from "./requireProps.js";

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
  /** Control at the upper corner of the picture, for example a button that saves the product. */
  action?: ReactNode;
  /** Returns the URL of the product in one colour. When present, the colour dots are buttons. */
  colorHref?: ((product: ProductCardData, colorId: number) => string) | undefined;
  /** Initially selected colour, for example the one filtered by. */
  colorId?: number | undefined;
  headingLevel?: 2 | 3 | 4;
  /** Whether the card is in the initial viewport: its picture loads eagerly and with high priority. */
  priority?: boolean;
  sizes?: string;
  link?: LinkComponent;
  /** Id of the link, as the target of an anchor: `#card-24`. */
  linkId?: string | undefined;
  className?: string;
}

const MAX_PICTURES = 3;
const MAX_DOTS = 3;

/** `sizes` of a card picture in the grids of {@link ProductGrid}. */
const CARD_SIZES =
  "(min-width: 1200px) 285px, (min-width: 992px) calc((100vw - 392px) / 3), (min-width: 768px) calc((100vw - 96px) / 3), calc((100vw - 44px) / 2)";

/** Product in a list: picture, name, dimensions, colours, price and delivery time. The whole card is one link. */
export function ProductCard(props: ProductCardProps): ReactElement {
  const { product, price, format, labels, colorHref, link: Link = "a" } = props;
  requireProps("ProductCard", { product, price, format, labels });
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
          <Link className="sh-card-link" href={href} id={props.linkId}>
            {product.title}
          </Link>
        </Heading>
        {dimensions !== "" && <p className="sh-card-dimensions">{dimensions}</p>}
        {product.colors.length > 1 && (
          <CardColors {...props} selectedId={colorId} onSelect={colorHref && setSelectedColorId} />
        )}
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
      <CardMedia {...props} key={colorId} pictures={orderPictures(product.pictures, colorId)} href={href} />
      {props.action !== undefined && <div className="sh-card-action">{props.action}</div>}
      {badge !== undefined && (
        <p className="sh-card-badge sh-tag" data-tone={percentOff > 0 ? "sale" : "new"}>
          {badge}
        </p>
      )}
    </article>
  );
}

/**
 * Returns the visible pictures: the one of the selected colour (or the primary one), its room, its other views, then
 * other colours. Each by position.
 */
function orderPictures(pictures: readonly Picture[], colorId: number | undefined): readonly Picture[] {
  const visible = pictures.filter((picture) => picture.visible).toSorted((a, b) => a.position - b.position);
  const first =
    visible.find((picture) => picture.colorId === colorId && colorId !== undefined) ?? primaryImage(visible);
  if (first === undefined) return [];
  const rank = (picture: Picture): number => {
    if (picture === first) return 0;
    if (picture.colorId !== undefined && picture.colorId !== first.colorId) return 3;
    return picture.view === "room" ? 1 : 2;
  };
  return visible.toSorted((a, b) => rank(a) - rank(b));
}

interface CardColorsProps extends Pick<ProductCardProps, "product" | "labels"> {
  selectedId: number | undefined;
  /** When present, the dots are buttons that select the colour. */
  onSelect: ((colorId: number) => void) | undefined;
}

function CardColors({ product: { colors }, labels, selectedId, onSelect }: CardColorsProps): ReactElement {
  return (
    <div className="sh-card-colors" data-interactive={onSelect === undefined ? undefined : ""}>
      <span className="sh-hidden">
        {labels.colors} {colors.map(({ title }) => title).join(", ")}
      </span>
      {colors.slice(0, MAX_DOTS).map(({ id, title, hex }) =>
        onSelect === undefined ? (
          <SwatchDot key={id} hex={hex} />
        ) : (
          <button
            key={id}
            type="button"
            className="sh-card-color"
            aria-pressed={selectedId === id}
            aria-label={title}
            onClick={() => onSelect(id)}
          >
            <SwatchDot hex={hex} />
          </button>
        ),
      )}
      {colors.length > MAX_DOTS && <span aria-hidden="true">+{colors.length - MAX_DOTS}</span>}
    </div>
  );
}

interface CardMediaProps extends Pick<ProductCardProps, "link" | "sizes" | "priority"> {
  pictures: readonly Picture[];
  href: string;
}

/**
 * Up to three pictures of a card: the second on hover, all by swiping. Only the first loads before a pointer enters.
 * The link is hidden from keyboard and screen readers, because the title already links to the product.
 */
function CardMedia(props: CardMediaProps): ReactElement {
  const { pictures, href, link: Link = "a", sizes = CARD_SIZES, priority = false } = props;
  const [isNear, setIsNear] = useState(false);
  const [first, ...others] = pictures.slice(0, MAX_PICTURES);
  return (
    <div className="sh-card-media" onPointerEnter={() => setIsNear(true)} onTouchStart={() => setIsNear(true)}>
      <Link className="sh-card-strip" href={href} tabIndex={-1} aria-hidden>
        <ProductPicture className="sh-card-picture" picture={first} sizes={sizes} priority={priority} alt="" />
        {others.map((picture) => (
          <span className="sh-card-picture" key={picture.base}>
            {isNear && <ProductPicture picture={picture} sizes={sizes} alt="" />}
          </span>
        ))}
      </Link>
    </div>
  );
}
