import { stockLabel } from "@shop/core";
import type { ReactElement } from "react";
import { requireProps } from "./requireProps.js";

/** Labels of {@link StockLabel}. */
export interface StockLabels {
  /** Out of stock: "Ausverkauft". */
  none: string;
  /** Stock below 10: "Nur noch 3 Stück". */
  few: (count: number) => string;
  /** In stock: "Auf Lager". */
  enough: string;
}

/** Stock as text: none, a number below 10, or in stock. */
export function StockLabel({ stock, labels }: { stock: number; labels: StockLabels }): ReactElement {
  requireProps("StockLabel", { stock, labels });
  const level = stockLabel(stock);
  return (
    <p className="sh-stock" data-stock={level.kind}>
      {level.kind === "few" ? labels.few(level.count) : labels[level.kind]}
    </p>
  );
}
