import { displayLine, stockLabel, type VisibleLine } from "@shop/core";
import { MAX_SAMPLES } from "@shop/core/wire";
import { type CartLineLabels, CartLineView, StockLabel, useCart, useShipping, useShop } from "@shop/react";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useCartPrices } from "../../shared/prices/useShopPrices.ts";
import { countryTitle, useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { isSample } from "../../shared/samples.ts";
import { isService } from "../../shared/isService.ts";
import { offersPickup } from "../../shared/offersPickup.ts";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useRemoveLine } from "./useRemoveLine.ts";

export function CartLines(): ReactElement {
  const t = useTexts("cart");
  const { lines, setQuantity } = useCart();
  const { display, format } = useCartPrices();
  const remove = useRemoveLine();
  const country = countryTitle(useLocaleConfig(), useShipping().countryId);
  const labels: CartLineLabels = {
    quantity: (title) => t("line.quantity", { title }),
    decrease: t("line.decrease"),
    increase: t("line.increase"),
    adjusted: (quantity, step) => t(step > 1 ? "line.adjustedToStep" : "line.adjusted", { quantity, step }),
    remove: (title) => t("line.remove", { title }),
    removeShort: t("line.removeShort"),
    unitPrice: t("line.unitPrice"),
    linePrice: t("line.linePrice"),
    saving: t("line.saving"),
  };
  function limitOf(line: VisibleLine): string | undefined {
    if (isService(line)) return t("line.serviceLimit", { count: line.stock });
    return isSample(line) ? t("line.sampleLimit", { most: MAX_SAMPLES }) : undefined;
  }
  /** Reports a line that would fail at checkout. */
  function noticeOf(line: VisibleLine): ReactElement | undefined {
    const { undeliverable, isEstimated, stock, quantity } = line;
    if (!undeliverable && (isEstimated || stock >= quantity)) return undefined;
    const outOfStock = stock > 0 ? t("line.tooFew", { count: stock }) : t("line.soldOut");
    const text = undeliverable ? t("line.undeliverable", { country }) : (limitOf(line) ?? outOfStock);
    return <Notice tone="error" announce="status" text={text} />;
  }
  return (
    <ul className="lh-cart-lines" aria-label={t("lines")}>
      {lines.map((line) => (
        <li key={line.variantId}>
          <CartLineView
            {...(isService(line) && { className: "lh-line-service", headingLevel: 3 })}
            line={displayLine(line, display)}
            format={format}
            labels={labels}
            onQuantityChange={(quantity) => setQuantity(line.variantId, quantity)}
            onRemove={() => remove(line)}
            details={<LineDetails line={line} />}
            notice={noticeOf(line)}
            link={ShopLink}
          />
        </li>
      ))}
    </ul>
  );
}

const lineCenter = lazyPart(() => import("./LineCenter.tsx").then(({ LineCenter }) => LineCenter), {
  fallback: <div className="lh-line-center" />,
});

function LineDetails({ line }: { line: VisibleLine }): ReactElement {
  const t = useTexts("cart");
  const { market } = useShop().config;
  const { freight, step, stock } = line;
  if (isService(line)) return <p className="lh-muted lh-small">{t("line.service")}</p>;
  if (isSample(line)) return <p className="lh-muted lh-small">{t("line.sample")}</p>;
  return (
    <>
      {freight && <p className="lh-muted lh-small">{t("line.freight")}</p>}
      {step > 1 && <p className="lh-muted lh-small">{t("line.step", { step })}</p>}
      {stockLabel(stock).kind === "few" && (
        <StockLabel stock={stock} labels={{ none: "", few: (count) => t("line.lowStock", { count }), enough: "" }} />
      )}
      {offersPickup(market) && <lineCenter.Component line={line} />}
    </>
  );
}
