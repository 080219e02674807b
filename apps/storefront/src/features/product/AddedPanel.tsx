import type { CartPreview, SaleElement } from "@shop/core";
import { Money, ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useMoneyFormat } from "../../app/useMoney.ts";
import { useShown } from "../../app/useShown.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { choicesText } from "./variants.ts";

/** Item just added to the cart. */
export interface Added {
  element: SaleElement;
  preview: CartPreview;
  quantity: number;
}

/** Immediate confirmation that stays until dismissed and blocks nothing else. Source: ux.md rule 24. */
export function AddedPanel({ added, onDismiss }: { added: Added; onDismiss: () => void }): ReactElement {
  const t = useTexts("product");
  const format = useMoneyFormat();
  const shown = useShown();
  return (
    <div className="lh-added">
      <p className="lh-added-title">
        <Icon name="circle-check" />
        {t("added")}
      </p>
      <button type="button" className="sh-iconbutton" aria-label={t("dismiss")} onClick={onDismiss}>
        <Icon name="x" />
      </button>
      <ProductPicture className="lh-thumb" picture={added.preview.picture} sizes="64px" alt="" />
      <div className="lh-added-item">
        <strong>{added.preview.title}</strong>
        {added.element.choices.length > 0 && <span className="lh-muted">{choicesText(added.element)}</span>}
        <span>
          {added.quantity}&nbsp;×{" "}
          <Money cents={shown.cents(added.element.priceCents, added.preview.vatPercent)} format={format} />
        </span>
      </div>
      <div className="lh-added-ways">
        <ShopLink {...buttonLook({ variant: "outline" })} to="/cart">
          {t("toCart")}
        </ShopLink>
        <ShopLink {...buttonLook()} to="/checkout">
          {t("toCheckout")}
        </ShopLink>
      </div>
    </div>
  );
}
