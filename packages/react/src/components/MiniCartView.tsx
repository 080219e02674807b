import type { DisplayCents, VisibleLine } from "@shop/core";
import type { ReactElement, ReactNode } from "react";
import { CartTotalsView, type CartTotalsLabels, type CartTotalsViewProps } from "./CartTotalsView.js";
import { className } from "./className.js";
import type { LinkComponent } from "./LinkComponent.js";
import { MiniCartSkeleton } from "./MiniCartSkeleton.js";
import { MiniCartLine } from "./MiniCartLine.js";
import type { MoneyFormat } from "./Money.js";

/** Labels of {@link MiniCartView}. */
export interface MiniCartLabels extends CartTotalsLabels {
  title: string;
  /** Text of an empty cart: "Ihr Warenkorb ist leer." */
  empty: string;
  /** Accessible name of a remove button: "Ecksofa Hallein entfernen". */
  remove: (title: string) => string;
  /** Screen-reader text while loading: "Bitte warten …". */
  wait?: string | undefined;
}

/** Props of {@link MiniCartView}. */
export interface MiniCartViewProps {
  lines: ReadonlyArray<VisibleLine<DisplayCents>>;
  totals: CartTotalsViewProps["totals"];
  format: MoneyFormat;
  labels: MiniCartLabels;
  /** Whether the content is still unknown. Without lines, a skeleton takes their place. */
  loading?: boolean;
  /** Without it lines cannot be removed, as in the checkout. */
  onRemove?: ((line: VisibleLine<DisplayCents>) => void) | undefined;
  /** Displayed below the "empty" text instead of lines and totals: a link to the bestsellers. */
  emptyContent?: ReactNode;
  /** Buttons "Cart" and "To checkout". */
  actions?: ReactNode;
  /** Three ways to continue for a guest. */
  signIn?: { register: ReactNode; login: ReactNode; guest: ReactNode } | undefined;
  link?: LinkComponent;
  className?: string;
}

/** Mini cart: loading, empty, or lines with totals and actions. */
export function MiniCartView(props: MiniCartViewProps): ReactElement {
  const { lines, totals, format, labels, onRemove, signIn, link = "a" } = props;
  if (props.loading === true && lines.length === 0) return <MiniCartSkeleton {...props} />;
  if (lines.length === 0) {
    return (
      <div className={className("sh-minicart", props.className)} data-state="empty">
        <h2 className="sh-minicart-title">{labels.title}</h2>
        <p className="sh-minicart-empty">{labels.empty}</p>
        {props.emptyContent}
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
            key={line.variantId}
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
