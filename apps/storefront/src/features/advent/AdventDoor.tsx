import { displayPrice, type ProductCard } from "@shop/core";
import { EnergyArrow, PriceBlock, ProductPicture } from "@shop/react";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement, ReactNode } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useCardLabels } from "../../shared/productCard/useCardLabels.ts";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { getDateFormat } from "../../ui/intlFormats.ts";
import { Motif } from "./Motif.tsx";

interface OpenDoorProps {
  door: number;
  isToday: boolean;
  /** Undefined when the product is no longer available. */
  product: ProductCard | undefined;
  onToggle: (isOpen: boolean) => void;
}

/** Unlocked door. Its leaf swings open; the number stays in the corner and closes it. */
export function OpenDoor({ door, isToday, product, onToggle }: OpenDoorProps): ReactElement {
  const t = useTexts("advent");
  return (
    <details className="lh-door-open" onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <span className="sh-hidden">{t(isToday ? "today" : "door", { door })}</span>
        <DoorLeaf door={door}>
          <span className="lh-door-when">{t(isToday ? "openToday" : "open")}</span>
        </DoorLeaf>
        <span className="lh-door-corner" aria-hidden="true">
          {door}
        </span>
      </summary>
      {product === undefined ? <p className="lh-door-unavailable">{t("gone")}</p> : <DoorOffer product={product} />}
    </details>
  );
}

/** Locked door. The page does not contain its product. */
export function ClosedDoor({ door, year }: { door: number; year: number }): ReactElement {
  const t = useTexts("advent");
  const { locale } = useRouter().options.context.storefront;
  const day = (month: "short" | "long"): string =>
    getDateFormat(locale, { day: "numeric", month, timeZone: "UTC" }).format(Date.UTC(year, 11, door));
  return (
    <>
      <span className="sh-hidden">{t("closed", { door, day: day("long") })}</span>
      <DoorLeaf door={door}>
        <span className="lh-door-when">{t("from", { day: day("short") })}</span>
      </DoorLeaf>
    </>
  );
}

function DoorLeaf({ door, children }: { door: number; children?: ReactNode }): ReactElement {
  return (
    <span className="lh-door-leaf" data-tone={door % 4} aria-hidden="true">
      <span className="lh-door-number">{door}</span>
      <Motif door={door} />
      {children}
    </span>
  );
}

/** Product behind a door, with the details that must accompany its price: unit price and energy class. */
function DoorOffer({ product }: { product: ProductCard }): ReactElement {
  const shared = useTexts("shared");
  const { vatHint: _vatHint, ...labels } = useCardLabels();
  const { display, format } = useShopPrices();
  const { energyClass } = product;
  return (
    <div className="lh-door-offer">
      <ProductPicture picture={product.pictures[0]} sizes="(min-width: 992px) 200px, 50vw" alt="" />
      <ShopLink className="lh-door-link" to={product.url}>
        {product.title}
      </ShopLink>
      {product.stock >= product.step ? (
        <PriceBlock price={displayPrice(product, display)} format={format} labels={labels} size="small" showPercent />
      ) : (
        <p className="lh-muted">{shared("soldOut")}</p>
      )}
      {energyClass !== undefined && (
        <EnergyArrow energyClass={energyClass} label={`${labels.energyClass ?? ""} ${energyClass}`.trim()} />
      )}
    </div>
  );
}
