"use client";

import type { DisplayCents, VisibleLine } from "@shop/core";
import type { ReactElement, ReactNode } from "react";
import { CartTotalsView, type CartTotalsLabels, type CartTotalsViewProps } from "./CartTotalsView.js";
import { className } from "./className.js";
import type { LinkComponent } from "./LinkComponent.js";
import { type MoneyFormat, Money } from "./Money.js";
import { Glyph } from "./Glyph.js";
import { ProductPicture } from "./ProductPicture.js";
import { Skeleton } from "./Skeleton.js";
import { requireProps } from "./requireProps.js";

/** Labels of {@link MiniCartView}. */
export interface MiniCartLabels extends CartTotalsLabels {
  title: string;
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
  const { lines, labels, loading = false, actions, signIn } = props;
  requireProps("MiniCartView", { lines, totals: props.totals, format: props.format, labels });
  if (loading && lines.length === 0) return <MiniCartSkeleton {...props} />;
  if (lines.length === 0) {
    return (
      <MiniCartFrame {...props} state="empty">
        <p className="sh-minicart-empty">{labels.empty}</p>
        {props.emptyContent}
      </MiniCartFrame>
    );
  }
  return (
    <MiniCartFrame {...props} state={signIn === undefined ? "lines" : "signedOut"}>
      <ul className="sh-minicart-lines" role="list">
        {lines.map((line) => (
          <MiniCartLine {...props} key={line.variantId} line={line} />
        ))}
      </ul>
      <CartTotalsView totals={props.totals} format={props.format} labels={labels} />
      <MiniCartActions actions={actions} />
      {signIn !== undefined && (
        <div className="sh-minicart-signin">
          {signIn.register}
          {signIn.login}
          {signIn.guest}
        </div>
      )}
    </MiniCartFrame>
  );
}

type MiniCartFrameProps = Pick<MiniCartViewProps, "labels" | "className"> & { state: string; children: ReactNode };

const MiniCartFrame = ({ state, labels, className: extra, children }: MiniCartFrameProps): ReactElement => (
  <div className={className("sh-minicart", extra)} data-state={state} aria-busy={state === "loading" || undefined}>
    <h2 className="sh-minicart-title">{labels.title}</h2>
    {children}
  </div>
);

type MiniCartLineProps = MiniCartViewProps & { line: VisibleLine<DisplayCents> };

function MiniCartLine({ line, format, labels, onRemove, link: Link = "a" }: MiniCartLineProps): ReactElement {
  const optionText = [line.color, line.size].filter((choice) => choice !== "").join(" · ");
  return (
    <li className="sh-minicart-line" data-estimated={line.isEstimated ? "" : undefined}>
      <ProductPicture className="sh-minicart-picture" picture={line.picture} sizes="64px" alt="" />
      <div className="sh-minicart-about">
        {line.url === "" ? (
          line.title
        ) : (
          <Link className="sh-minicart-link" href={line.url}>
            {line.title}
          </Link>
        )}
        {optionText !== "" && <p className="sh-minicart-choices">{optionText}</p>}
        <p className="sh-minicart-price">
          {line.quantity}&nbsp;× <Money cents={line.unitCents} format={format} />
        </p>
      </div>
      {onRemove !== undefined && (
        <button
          type="button"
          className="sh-iconbutton"
          aria-label={labels.remove(line.title)}
          onClick={() => onRemove(line)}
        >
          <Glyph name="trash" />
        </button>
      )}
    </li>
  );
}

const MiniCartActions = ({ actions }: Pick<MiniCartViewProps, "actions">): ReactElement | false =>
  actions !== undefined && <div className="sh-minicart-actions">{actions}</div>;

/** One line and the totals, in their final size. The actions work before the content is known. */
const MiniCartSkeleton = (props: MiniCartViewProps): ReactElement => (
  <MiniCartFrame {...props} state="loading">
    <p className="sh-hidden" role="status">
      {props.labels.wait}
    </p>
    <ul className="sh-minicart-lines" role="list" aria-hidden="true">
      <li className="sh-minicart-line">
        <span className="sh-minicart-picture sh-picture" />
        <span className="sh-minicart-about">
          <Skeleton />
          <Skeleton width="amount" />
        </span>
      </li>
    </ul>
    <div className="sh-totals" aria-hidden="true">
      {["subtotal", "shipping", "total"].map((row) => (
        <span className="sh-totals-row" key={row}>
          <Skeleton width="amount" />
          <Skeleton width="amount" />
        </span>
      ))}
    </div>
    <MiniCartActions actions={props.actions} />
  </MiniCartFrame>
);
