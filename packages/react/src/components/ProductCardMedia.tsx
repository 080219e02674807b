import type { Picture } from "@shop/core";
import { type ReactElement, useState } from "react";
import type { LinkComponent } from "./LinkComponent.js";
import { ProductPicture } from "./ProductPicture.js";

/** `sizes` of a card picture in the grids of {@link ProductGrid}. */
export const CARD_SIZES =
  "(min-width: 1200px) 285px, (min-width: 992px) calc((100vw - 392px) / 3), (min-width: 768px) calc((100vw - 96px) / 3), calc((100vw - 44px) / 2)";

interface ProductCardMediaProps {
  pictures: readonly Picture[];
  href: string;
  link: LinkComponent;
  sizes: string;
  priority: boolean;
}

const MAX_PICTURES = 3;

/**
 * Up to three pictures of a card: the second on hover, all by swiping. Only the first loads before a pointer enters.
 * The link is hidden from keyboard and screen readers, because the title already links to the product.
 */
export function ProductCardMedia(props: ProductCardMediaProps): ReactElement {
  const { pictures, href, link: Link, sizes, priority } = props;
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
