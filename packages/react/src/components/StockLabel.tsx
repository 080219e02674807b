import { stockLabel } from "@shop/core";
import type { ReactElement } from "react";

/** The words of {@link StockLabel}. */
export interface StockLabels {
  /** "Ausverkauft" */
  none: string;
  /** "Nur noch 3 Stück" */
  few: (count: number) => string;
  /** "Lagernd" */
  enough: string;
}

/** How many there are: none, a number below ten, or enough. Colour is never the only sign. */
export function StockLabel({ stock, labels }: { stock: number; labels: StockLabels }): ReactElement {
  const shown = stockLabel(stock);
  return (
    <p className="sh-stock" data-stock={shown.kind}>
      {shown.kind === "few" ? labels.few(shown.count) : labels[shown.kind]}
    </p>
  );
}
