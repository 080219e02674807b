import type { DisplayCents, OrderLine } from "@shop/core";
import { Money, type MoneyFormat } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";

interface OrderLinesProps {
  lines: ReadonlyArray<OrderLine<DisplayCents>>;
  format: MoneyFormat;
}

export function OrderLines({ lines, format }: OrderLinesProps): ReactElement {
  const t = useTexts("order");
  return (
    <ul className="lh-order-lines">
      {lines.map((line) => (
        <li key={line.id}>
          {line.picture === undefined ? (
            <span className="sh-picture lh-thumb" data-empty="" />
          ) : (
            <LinePicture src={line.picture} />
          )}
          <div>
            <strong>{line.title}</strong>
            <span className="lh-muted">{line.options.map(({ title, value }) => `${title}: ${value}`).join(" · ")}</span>
            <span className="lh-muted">{t("quantity", { count: line.quantity })}</span>
          </div>
          <Money className="lh-amount" cents={line.totalCents} format={format} />
        </li>
      ))}
    </ul>
  );
}

/** Single file stored with the order: the catalogue's other widths may be deleted. */
function LinePicture({ src }: { src: string }): ReactElement {
  return (
    <span className="sh-picture lh-thumb">
      <img className="sh-picture-image" src={src} alt="" width={64} height={64} loading="lazy" />
    </span>
  );
}
