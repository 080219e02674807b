import { type Product, type Variant, toQuantityStep } from "@shop/core";
import { QuantityField, StockLabel } from "@shop/react";
import type { FormEvent, ReactElement, RefObject } from "react";
import { useEarlySubmit } from "../../shared/form/useEarlySubmit.ts";
import { NO_SCRIPT_NOTE_ID } from "../../shared/noScriptNoteId.ts";
import { useDeliveryCountry } from "../../shared/useDeliveryCountry.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { Service } from "../../shared/services.ts";
import { Services } from "./Services.tsx";
import { readSelectedValueIds, VariantPicker, type VariantSelection } from "./VariantPicker.tsx";
import { findByValues } from "./variants.ts";

interface BuyFormProps {
  product: Product;
  selection: VariantSelection;
  services: readonly Service[];
  onAdd: (variant: Variant, quantity: number, services: readonly Service[]) => void;
  ref: RefObject<HTMLFormElement | null>;
}

/** Variant, quantity and button. Submits before hydration are handled by boot/earlyBuyForm.ts, or held and replayed. */
export function BuyForm({ product, selection, services, onAdd, ref }: BuyFormProps): ReactElement {
  const t = useTexts("product");
  const { storePhone } = useLocaleConfig();
  const { country, isDeliverable } = useDeliveryCountry(product);
  useEarlySubmit(ref, true);
  const { variants, selected } = selection;
  const stock = selected?.stock ?? 0;
  const maxQuantity = Math.floor(stock / product.step) * product.step;

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isDeliverable) return;
    const values = new FormData(event.currentTarget);
    // The form is authoritative: a submit may precede the URL update of a choice.
    const variant = findByValues(variants, readSelectedValueIds(values)) ?? selected;
    if (variant === undefined || variant.stock <= 0) return;
    const booked = new Set(values.getAll("service").map(Number));
    onAdd(
      variant,
      toQuantityStep(Number(values.get("quantity")), product.step).quantity,
      services.filter(({ variantId }) => booked.has(variantId)),
    );
  }

  return (
    <form className="lh-buyform" data-replay-submit="" method="post" noValidate onSubmit={onSubmit} ref={ref}>
      <VariantPicker product={product} selection={selection} />
      {maxQuantity > 0 ? (
        <>
          <StockLabel
            stock={stock}
            labels={{ none: "", few: (count) => t("stock.few", { count }), enough: t("stock.enough") }}
          />
          {services.length > 0 && <Services services={services} />}
          <div className="lh-buybox-buy">
            <QuantityField
              key={selected?.id}
              quantity={product.step}
              step={product.step}
              max={maxQuantity}
              labels={{
                quantity: t("quantity"),
                decrease: t("decrease"),
                increase: t("increase"),
                adjusted: (quantity, step) => t("adjusted", { quantity, step }),
              }}
            />
            <Button
              type="submit"
              size="large"
              wide
              {...(!isDeliverable && { "aria-disabled": true, "aria-describedby": "undeliverable" })}
            >
              {t("addToCart")}
            </Button>
          </div>
          {!isDeliverable && (
            <div id="undeliverable">
              <Notice tone="warn" title={t("undeliverable.title", { country })}>
                <p>{t("undeliverable.why")}</p>
              </Notice>
            </div>
          )}
          {product.step > 1 && <p className="lh-hint">{t("step", { step: product.step })}</p>}
          <noscript>
            <p className="lh-small" id={NO_SCRIPT_NOTE_ID}>
              {t("noScript", { phone: storePhone })}
            </p>
          </noscript>
        </>
      ) : (
        <Notice tone="warn" title={t("stock.none")} announce="status">
          {product.restockDays !== undefined && (
            <p>{t("stock.restock", { min: product.restockDays.min, count: product.restockDays.max })}</p>
          )}
          {variants.some((variant) => variant.stock >= product.step) && <p>{t("stock.others")}</p>}
        </Notice>
      )}
    </form>
  );
}
