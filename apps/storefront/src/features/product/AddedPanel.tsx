import { type CartItem, displayCents, productDisplay, type Variant } from "@shop/core";
import { Money, ProductPicture } from "@shop/react";
import { type ReactElement, useEffect, useEffectEvent } from "react";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { replaceEarlyConfirmation } from "../../shared/early/earlyAddition.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { formatOptions } from "./variants.ts";

export interface AddedItem {
  variant: Variant;
  item: CartItem;
  /** Titles of the services booked with it. */
  services?: readonly string[];
  quantity: number;
}

/** Immediate confirmation that stays until dismissed and blocks nothing else. Source: ux.md rule 24. */
export function AddedPanel({ added, onDismiss }: { added: AddedItem; onDismiss: () => void }): ReactElement {
  const { variant, item, quantity, services = [] } = added;
  const t = useTexts("product");
  const { display, format } = useShopPrices();
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === "Escape" && onDismiss());
  useEffect(replaceEarlyConfirmation, []);
  useEffect(() => {
    // On a narrow screen the panel covers the focused button. Source: WCAG 2.2, 2.4.11.
    const unmounted = new AbortController();
    addEventListener("keydown", (event) => onKey(event), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, []);
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
        {variant.options.length > 0 && <span className="lh-muted lh-added-options">{formatOptions(variant)}</span>}
        <span>
          <span className="lh-added-quantity">{quantity}</span>&nbsp;×{" "}
          <Money cents={displayCents(variant.priceCents, productDisplay(item, display))} format={format} />
        </span>
        {services.map((title) => (
          <span className="lh-muted" key={title}>
            + {title}
          </span>
        ))}
      </div>
      <div className="lh-added-actions">
        <ButtonLink variant="outline" to="/cart" label={t("toCart")} />
        <ButtonLink to="/checkout" label={t("toCheckout")} />
      </div>
    </div>
  );
}
