import { displayLine, type VisibleLine } from "@shop/core";
import { Money, ProductPicture } from "@shop/react";
import type { ReactElement } from "react";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";

export function ReviewLines({ lines }: { lines: readonly VisibleLine[] }): ReactElement {
  const t = useTexts("checkout");
  const { display, format } = useShopPrices();
  return (
    <ul className="lh-order-lines" aria-label={t("items")}>
      {lines.map((line) => (
        <li key={line.variantId}>
          <ProductPicture className="lh-thumb" picture={line.picture} sizes="64px" alt="" />
          <div>
            <strong>{line.title}</strong>
            <span className="lh-muted">{[line.color, line.size].filter((part) => part !== "").join(" · ")}</span>
            <span className="lh-muted">{t("quantity", { count: line.quantity })}</span>
          </div>
          <Money className="lh-amount" cents={displayLine(line, display).unitCents * line.quantity} format={format} />
        </li>
      ))}
    </ul>
  );
}
