import { type DisplayCents, formatMoney, type Order } from "@shop/core";
import { CartTotalsRow, CartTotalsView, Money, type MoneyFormat } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { AddressBlock } from "../../shared/AddressBlock.tsx";
import { DAY_MS, dispatchDayQuery, formatDateRange } from "../../shared/dates.tsx";
import { OrderPicture } from "../../shared/order/OrderPicture.tsx";
import { toDisplayOrder } from "../../shared/order/toDisplayOrder.ts";
import { toDisplayStatus } from "../../shared/order/toDisplayStatus.ts";
import { useTotalsLabels } from "../../shared/prices/useTotalsLabels.ts";
import { useOrderFormats } from "../../shared/prices/useOrderFormats.ts";
import { countryTitle, useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { Button } from "../../ui/Button.tsx";
import { DataList } from "../../ui/DataList.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { getDateFormat } from "../../ui/intlFormats.ts";
import { Notice } from "../../ui/Notice.tsx";
import "../../shared/service.css";

export function OrderDetails({ order: originalOrder }: { order: Order }): ReactElement {
  const t = useTexts("order");
  const { rate, format, charged } = useOrderFormats(originalOrder);
  const order = toDisplayOrder(originalOrder, rate);
  const { pickup, shippingAddress, billingAddress } = order;
  const config = useLocaleConfig();
  const { timeZone, locale } = useRouter().options.context.storefront;
  const dateFormat = getDateFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone });
  const formatTime = (time: string): string => t("placed.time", { time: dateFormat.format(new Date(time)) });
  const nextStep = nextStepKey(order);

  return (
    <>
      <DataList
        rows={[
          [
            t("placed.number"),
            <span key="ref" data-testid="order-ref">
              {order.ref}
            </span>,
          ],
          [t("placed.date"), formatTime(order.placedAt)],
          [t("placed.status"), t(`status.${toDisplayStatus(order)}`)],
        ]}
      />
      {order.status === "not_paid" && (
        <Notice title={t("placed.next")}>
          {order.confirmUntil !== undefined && <p>{t("placed.confirm", { until: formatTime(order.confirmUntil) })}</p>}
          <p>{t(nextStep, { total: formatMoney(originalOrder.totalCents, charged), ref: order.ref })}</p>
          {order.shippingMethod.code.startsWith("Freight") && <p>{t("placed.freight")}</p>}
        </Notice>
      )}
      <section>
        <h2>{t("placed.items")}</h2>
        <OrderLines order={order} format={format} />
        <OrderTotals order={order} format={format} />
        {order.refundedCents !== undefined && order.refundedCents > 0 && (
          <p className="lh-muted">{t("refundedAmount", { amount: formatMoney(order.refundedCents, format) })}</p>
        )}
      </section>
      <div className="lh-columns">
        {pickup === undefined && (
          <section>
            <h2>{t("deliveryAddress")}</h2>
            <AddressBlock address={shippingAddress} country={countryTitle(config, shippingAddress.countryId)} />
          </section>
        )}
        <section>
          <h2>{t("invoiceAddress")}</h2>
          <AddressBlock address={billingAddress} country={countryTitle(config, billingAddress.countryId)} />
        </section>
        <section>
          <h2>{t("delivery")}</h2>
          <p>{order.shippingMethod.title}</p>
          <DeliveryEstimate order={originalOrder} />
          {pickup !== undefined && (
            <address className="lh-address">
              {[pickup.name, pickup.address, `${pickup.postalCode} ${pickup.city}`, pickup.phone].map(
                (line) => line !== "" && <span key={line}>{line}</span>,
              )}
            </address>
          )}
          <Parcels order={originalOrder} />
        </section>
        <section>
          <h2>{t("payment")}</h2>
          <p>{order.totalCents === 0 ? t("nothingToPay") : order.payment.title}</p>
        </section>
      </div>
    </>
  );
}

/**
 * A prepaid order ships after the payment, so its date is unknown until then. Past dates of sent orders are hidden,
 * because few parcels are ever marked as delivered.
 */
function DeliveryEstimate({ order }: { order: Order }): ReactElement | null {
  const t = useTexts("order");
  const { storefront } = useRouter().options.context;
  const { data: dispatchDay } = useSuspenseQuery(dispatchDayQuery(storefront));
  const { deliveryDates: dates, deliveryDays: days, status, pickup } = order;
  if (dates !== undefined && Date.parse(dates.last) < dispatchDay * DAY_MS && status === "sent") return null;
  if (dates !== undefined) {
    const range = formatDateRange(Date.parse(dates.first), Date.parse(dates.last), {
      locale: storefront.locale,
      month: "long",
    });
    return <p>{t("expected", { range })}</p>;
  }
  const waits = status === "not_paid" && pickup === undefined && days !== undefined;
  return waits ? <p>{t("expectedAfterPayment", { min: days.min, count: days.max })}</p> : null;
}

function Parcels({ order }: { order: Order }): ReactElement | null {
  const t = useTexts("order");
  const { trackingNumbers = [], trackingUrls = [] } = order;
  if (trackingNumbers.length === 0) return null;
  return (
    <DataList
      rows={trackingNumbers.map((number, index) => {
        const url = trackingUrls[index] ?? "";
        const link = (
          <a href={url} rel="noreferrer" key={number}>
            {number}
          </a>
        );
        return [t("parcel"), url === "" ? number : link];
      })}
    />
  );
}

/** Text key of the next step of an unpaid order. */
function nextStepKey({ payment, pickup, bankAccount }: Pick<Order, "payment" | "pickup" | "bankAccount">) {
  if (payment.code === "Nachnahme") return pickup === undefined ? "placed.nextNachnahme" : "placed.nextNachnahmePickup";
  if (payment.code !== "Vorkasse") return "placed.nextProvider";
  return bankAccount !== undefined ? "placed.nextTransfer" : "placed.nextVorkasse";
}

export function OrderLoadError({ onRetry }: { onRetry: () => unknown }): ReactElement {
  const t = useTexts("order");
  return (
    <EmptyState
      icon="circle-alert"
      headingLevel={1}
      title={t("placed.failed")}
      action={<Button onClick={() => void onRetry()}>{t("placed.retry")}</Button>}
    />
  );
}

interface AmountsProps {
  order: Order<DisplayCents>;
  format: MoneyFormat;
}

function OrderLines({ order, format }: AmountsProps): ReactElement {
  const t = useTexts("order");
  return (
    <ul className="lh-order-lines">
      {order.lines.map(({ id, picture, title, options, quantity, totalCents }) => (
        <li key={id}>
          <OrderPicture className="lh-thumb" picture={picture} />
          <div>
            <strong>{title}</strong>
            <span className="lh-muted">{options.map((option) => `${option.title}: ${option.value}`).join(" · ")}</span>
            <span className="lh-muted">{t("quantity", { count: quantity })}</span>
          </div>
          <Money className="lh-amount" cents={totalCents} format={format} />
        </li>
      ))}
    </ul>
  );
}

/** Amounts in the display currency, with VAT per rate. */
function OrderTotals({ order, format }: AmountsProps): ReactElement {
  const t = useTexts("order");
  const money = (cents: DisplayCents): string => formatMoney(cents, format);
  const codes = order.coupons.map(({ code }) => code).join(", ");
  const labels = {
    ...useTotalsLabels(order.vat.map(({ percent, taxCents }) => ({ percent, amount: money(taxCents) }))),
    ...(codes === "" ? {} : { discount: t("discountBy", { codes }) }),
    total: t("total"),
  };
  return (
    <CartTotalsView totals={{ ...order, itemCount: order.lines.length }} format={format} labels={labels}>
      {order.feeCents > 0 && <CartTotalsRow label={t("fee")}>{money(order.feeCents)}</CartTotalsRow>}
    </CartTotalsView>
  );
}
