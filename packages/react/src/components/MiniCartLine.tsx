import type { DisplayCents, VisibleLine } from "@shop/core";
import type { ReactElement } from "react";
import { Glyph } from "./Glyph.js";
import type { LinkComponent } from "./LinkComponent.js";
import { Money, type MoneyFormat } from "./Money.js";
import { ProductPicture } from "./ProductPicture.js";

interface MiniCartLineProps {
  line: VisibleLine<DisplayCents>;
  format: MoneyFormat;
  removeLabel: (title: string) => string;
  onRemove: (() => void) | undefined;
  link: LinkComponent;
}

/**
 * Line of the mini cart.
 * @internal
 */
export function MiniCartLine({ line, format, removeLabel, onRemove, link: Link }: MiniCartLineProps): ReactElement {
  const optionText = [line.color, line.size].filter((choice) => choice !== "").join(" · ");
  return (
    <li className="sh-minicart-line" data-estimated={line.isEstimated ? "" : undefined}>
      <ProductPicture className="sh-minicart-picture" picture={line.picture} sizes="64px" alt="" />
      <div className="sh-minicart-about">
        <Link className="sh-minicart-link" href={line.url}>
          {line.title}
        </Link>
        {optionText !== "" && <p className="sh-minicart-choices">{optionText}</p>}
        <p className="sh-minicart-price">
          {line.quantity}&nbsp;× <Money cents={line.unitCents} format={format} />
        </p>
      </div>
      {onRemove !== undefined && (
        <button type="button" className="sh-iconbutton" aria-label={removeLabel(line.title)} onClick={onRemove}>
          <Glyph name="trash" />
        </button>
      )}
    </li>
  );
}
