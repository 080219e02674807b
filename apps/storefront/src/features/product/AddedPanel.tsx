import { type CartItem, displayCents, productDisplay, type Variant } from "@shop/core";
import { Money, ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { formatOptions } from "./variants.ts";

export interface AddedItem {
  variant: Variant;
  item: CartItem;
  quantity: number;
}

/** Immediate confirmation that stays until dismissed and blocks nothing else. Source: ux.md rule 24. */
export function AddedPanel({ added, onDismiss }: { added: AddedItem; onDismiss: () => void }): ReactElement {
  const { variant, item, quantity } = added;
  const t = useTexts("product");
  const { display, format } = useShopPrices();
  return (
    <div className="lh-added">
      <p className="lh-added-title">
        <Icon name="circle-check" />
        {t("added")}
      </p>
      <button type="button" className="sh-iconbutton" aria-label={t("dismiss")} onClick={onDismiss}>
        <Icon name="x" />
      </button>
      <ProductPicture className="lh-thumb" picture={item.picture} sizes="64px" alt="" />
      <div className="lh-added-item">
        <strong>{item.title}</strong>
        {variant.options.length > 0 && <span className="lh-muted">{formatOptions(variant)}</span>}
        <span>
          {quantity}&nbsp;×{" "}
          <Money cents={displayCents(variant.priceCents, productDisplay(item, display))} format={format} />
        </span>
      </div>
      <div className="lh-added-actions">
        <ButtonLink variant="outline" to="/cart" label={t("toCart")} />
        <ButtonLink to="/checkout" label={t("toCheckout")} />
      </div>
    </div>
  );
}
