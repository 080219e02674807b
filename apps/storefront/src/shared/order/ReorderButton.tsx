import type { OrderReference } from "@shop/core";
import { useShop } from "@shop/react";
import { useNavigate } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import type { ButtonStyle } from "../../ui/Button.tsx";
import { ActionButton } from "../ActionButton.tsx";
import { useErrorMessage } from "../form/useShopForm.ts";
import { showToast } from "../toasts.ts";
import { writeOnce } from "../writeOnce.ts";

interface ReorderButtonProps extends Pick<ButtonStyle, "variant"> {
  reference: OrderReference;
  /** Id of the order's heading, where a page lists several. */
  "aria-describedby"?: string;
}

/** Adds the items of an order to the cart again, at current prices and as far as available. */
export function ReorderButton({ reference, ...button }: ReorderButtonProps): ReactElement {
  const t = useTexts("order");
  const errorMessage = useErrorMessage();
  const shop = useShop();
  const navigate = useNavigate();

  async function reorder(): Promise<void> {
    const { cartId } = shop.cart.getSnapshot();
    const { cart, missing } = await writeOnce("reorder", [reference, cartId], (key) =>
      shop.orders.reorder(reference, key),
    );
    const names = [...new Set(missing.map(({ title }) => title))].join(", ");
    if (names !== "") showToast({ tone: "error", text: t("again.missing", { names }) });
    if (cart.lines.length === 0) return;
    if (names === "") showToast({ tone: "ok", text: t("again.done") });
    await navigate({ to: "/cart" });
  }
  return <ActionButton {...button} label={t("again.submit")} action={reorder} failureText={errorMessage} />;
}
