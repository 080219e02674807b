import type { VisibleLine } from "@shop/core";
import { Money, ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { useDisplayCart } from "../../shared/prices/useDisplayCart.ts";
import { useTexts } from "../../i18n/useTexts.ts";

export function ReviewLines({ lines }: { lines: readonly VisibleLine[] }): ReactElement {
  const t = useTexts("checkout");
  const displayCart = useDisplayCart();
  return (
    <ul className="lh-order-lines" aria-label={t("items")}>
      {lines.map((line, at) => (
        <li key={line.variantId}>
          <ProductPicture className="lh-thumb" picture={line.picture} sizes="64px" alt="" />
          <div>
            <strong>{line.title}</strong>
            <span className="lh-muted">{[line.color, line.size].filter((part) => part !== "").join(" · ")}</span>
            <span className="lh-muted">{t("quantity", { count: line.quantity })}</span>
          </div>
          <Money
            className="lh-amount"
            cents={(displayCart.lines[at] ?? line).unitCents * line.quantity}
            format={displayCart.format}
          />
        </li>
      ))}
    </ul>
  );
}
