import { stockLabel } from "@shop/core";
import type { ReactElement } from "react";

/** Labels of {@link StockLabel}. */
export interface StockLabels {
  /** Out of stock: "Ausverkauft". */
  none: string;
  /** Stock below 10: "Nur noch 3 Stück". */
  few: (count: number) => string;
  /** In stock: "Lagernd". */
  enough: string;
}

/** Stock as text: none, a number below 10, or in stock. */
export function StockLabel({ stock, labels }: { stock: number; labels: StockLabels }): ReactElement {
  const shown = stockLabel(stock);
  return (
    <p className="sh-stock" data-stock={shown.kind}>
      {shown.kind === "few" ? labels.few(shown.count) : labels[shown.kind]}
    </p>
  );
}
