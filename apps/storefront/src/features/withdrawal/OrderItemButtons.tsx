import type { Order } from "@shop/core";
import type { ReactElement, RefObject } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";

interface OrderItemButtonsProps {
  order: Order;
  /** Element that contains the field for the items. */
  fields: RefObject<HTMLElement | null>;
}

/** Items of the order, each a button that adds it to the field. */
export function OrderItemButtons({ order, fields }: OrderItemButtonsProps): ReactElement {
  const t = useTexts("withdrawal");
  const items = order.lines.map(({ id, title, options, quantity }) => {
    const variantText = options.map(({ value }) => value).join(", ");
    return { id, text: `${quantity} × ${title}${variantText === "" ? "" : ` (${variantText})`}` };
  });

  function add(text: string): void {
    const field = fields.current?.querySelector("textarea[name=pieces]");
    if (!(field instanceof HTMLTextAreaElement)) return;
    const lines = field.value.split("\n").filter((line) => line.trim() !== "");
    if (!lines.includes(text)) field.value = [...lines, text].join("\n");
    field.focus();
  }

  return (
    <ul className="lh-actions" role="list" aria-label={t("known")}>
      {items.map(({ id, text }) => (
        <li key={id}>
          <Button variant="outline" onClick={() => add(text)}>
            {t("add", { piece: text })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
