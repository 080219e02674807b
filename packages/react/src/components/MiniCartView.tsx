import type { VisibleLine } from "@shop/core";
import type { ReactElement, ReactNode } from "react";
import { CartTotalsView, type CartTotalsLabels, type CartTotalsViewProps } from "./CartTotalsView.js";
import { className } from "./className.js";
import type { LinkComponent } from "./LinkComponent.js";
import { MiniCartWaiting } from "./MiniCartWaiting.js";
import { MiniCartLine } from "./MiniCartLine.js";
import type { MoneyFormat } from "./MoneyFormat.js";

/** The words of {@link MiniCartView}. */
export interface MiniCartLabels extends CartTotalsLabels {
  /** "Warenkorb" */
  title: string;
  /** "Ihr Warenkorb ist leer." */
  empty: string;
  /** "Ecksofa Hallein entfernen" */
  remove: (title: string) => string;
  /** read out while loading: "Bitte warten …" */
  wait?: string | undefined;
}

/** What {@link MiniCartView} takes. */
export interface MiniCartViewProps {
  lines: readonly VisibleLine[];
  totals: CartTotalsViewProps["totals"];
  format: MoneyFormat;
  labels: MiniCartLabels;
  /** It is not known yet what is in it: lines and sums hold their place. */
  loading?: boolean;
  /** Absent, nothing can be removed: at checkout. */
  onRemove?: ((line: VisibleLine) => void) | undefined;
  /** shown instead of lines and totals, under "empty": a link to the bestsellers */
  whenEmpty?: ReactNode;
  /** the buttons "Cart" and "To checkout" */
  actions?: ReactNode;
  /** Of a shopper who is not logged in: three ways to go on. */
  signIn?: { register: ReactNode; login: ReactNode; guest: ReactNode } | undefined;
  link?: LinkComponent;
  className?: string;
}

/** The small cart: loading, empty, or its lines with the sums and the ways to go on. */
export function MiniCartView(props: MiniCartViewProps): ReactElement {
  const { lines, totals, format, labels, onRemove, signIn, link = "a" } = props;
  if (props.loading === true && lines.length === 0) return <MiniCartWaiting {...props} />;
  if (lines.length === 0) {
    return (
      <div className={className("sh-minicart", props.className)} data-state="empty">
        <h2 className="sh-minicart-title">{labels.title}</h2>
        <p className="sh-minicart-empty">{labels.empty}</p>
        {props.whenEmpty}
      </div>
    );
  }
  return (
    <div
      className={className("sh-minicart", props.className)}
      data-state={signIn === undefined ? "lines" : "signedOut"}
    >
      <h2 className="sh-minicart-title">{labels.title}</h2>
      <ul className="sh-minicart-lines" role="list">
        {lines.map((line) => (
          <MiniCartLine
            key={line.productSaleElementId}
            line={line}
            format={format}
            removeLabel={labels.remove}
            onRemove={onRemove && (() => onRemove(line))}
            link={link}
          />
        ))}
      </ul>
      <CartTotalsView totals={totals} format={format} labels={labels} />
      {props.actions !== undefined && <div className="sh-minicart-actions">{props.actions}</div>}
      {signIn !== undefined && (
        <div className="sh-minicart-signin">
          {signIn.register}
          {signIn.login}
          {signIn.guest}
        </div>
      )}
    </div>
  );
}
