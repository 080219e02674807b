import { displayLine, stockLabel, type VisibleLine } from "@shop/core";
import { CartLineView, StockLabel, useCart } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { useLineLabels } from "./useCartLabels.ts";
import { useLineNotice } from "./useLineNotice.tsx";
import { useRemoveLine } from "./useRemoveLine.ts";

export function CartLines(): ReactElement {
  const t = useTexts("cart");
  const { lines, setQuantity } = useCart();
  const { display, format } = useShopPrices();
  const labels = useLineLabels();
  const noticeOf = useLineNotice();
  const remove = useRemoveLine();
  return (
    <ul className="lh-cart-lines" aria-label={t("lines")}>
      {lines.map((line) => (
        <li key={line.variantId}>
          <CartLineView
            line={displayLine(line, display)}
            format={format}
            labels={labels}
            onQuantityChange={(quantity) => setQuantity(line.variantId, quantity)}
            onRemove={() => remove(line)}
            details={<LineDetails line={line} />}
            notice={noticeOf(line)}
            link={ShopLink}
          />
        </li>
      ))}
    </ul>
  );
}

function LineDetails({ line: { freight, step, stock } }: { line: VisibleLine }): ReactElement {
  const t = useTexts("cart");
  return (
    <>
      {freight && <p className="lh-muted lh-small">{t("line.freight")}</p>}
      {step > 1 && <p className="lh-muted lh-small">{t("line.step", { step })}</p>}
      {stockLabel(stock).kind === "few" && (
        <StockLabel stock={stock} labels={{ none: "", few: (count) => t("line.lowStock", { count }), enough: "" }} />
      )}
    </>
  );
}
