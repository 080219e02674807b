import { formatMoney, type Order, type PickupLocation } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AddressBlock } from "../../shared/AddressBlock.tsx";
import { formatDateRange } from "../../shared/format/formatDeliveryRange.ts";
import { toDisplayOrder } from "../../shared/order/toDisplayOrder.ts";
import { toDisplayStatus } from "../../shared/order/toDisplayStatus.ts";
import { todayQuery } from "../../shared/todayQuery.ts";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderTotals } from "./OrderTotals.tsx";

export function OrderDetails({
  order: originalOrder,
  hasBankDetails = false,
}: {
  order: Order;
  hasBankDetails?: boolean;
}): ReactElement {
  const shop = useShop();
  const t = useTexts("order");
  const { display, format, formatCents } = useShopPrices();
  const order = toDisplayOrder(originalOrder, display.rate);
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { storefront } = useRouter().options.context;
  const { data: today } = useSuspenseQuery(todayQuery(storefront));
  const { timeZone } = storefront;
  const language = shop.config.locale;
  const placedAt = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone });
  // The charge is always in euros.
  const euroFormat = { locale: format.locale, currency: "EUR" };
  const nextStep = nextStepKey(order, hasBankDetails);
  const country = (id: number): string => config.countries.find((other) => other.id === id)?.title ?? "";

  return (
    <>
      <dl className="lh-datalist">
        <dt>{t("placed.number")}</dt>
        <dd data-testid="order-ref">{order.ref}</dd>
        <dt>{t("placed.date")}</dt>
        <dd>{placedAt.format(new Date(order.placedAt))}</dd>
        <dt>{t("placed.status")}</dt>
        <dd>{t(`status.${toDisplayStatus(order)}`)}</dd>
      </dl>
      {order.status === "not_paid" && (
        <Notice title={t("placed.next")}>
          <p>{t(nextStep, { total: formatMoney(originalOrder.totalCents, euroFormat), ref: order.ref })}</p>
          {order.shippingMethod.code.startsWith("Freight") && <p>{t("placed.freight")}</p>}
        </Notice>
      )}
      <section>
        <h2>{t("placed.items")}</h2>
        <OrderLines lines={order.lines} format={format} />
        <OrderTotals order={order} format={format} />
        {order.refundedCents !== undefined && order.refundedCents > 0 && (
          <p className="lh-muted">{t("refundedAmount", { amount: formatCents(order.refundedCents) })}</p>
        )}
      </section>
      <div className="lh-columns">
        {order.pickup === undefined && (
          <section>
            <h2>{t("deliveryAddress")}</h2>
            <AddressBlock address={order.shippingAddress} country={country(order.shippingAddress.countryId)} />
          </section>
        )}
        <section>
          <h2>{t("invoiceAddress")}</h2>
          <AddressBlock address={order.billingAddress} country={country(order.billingAddress.countryId)} />
        </section>
        <section>
          <h2>{t("delivery")}</h2>
          <p>{order.shippingMethod.title}</p>
          <DeliveryEstimate order={originalOrder} locale={shop.config.locale} today={today} />
          {order.pickup !== undefined && <PickupAddress place={order.pickup} />}
          {order.trackingNumbers !== undefined && order.trackingNumbers.length > 0 && (
            <p>{t("parcels", { numbers: order.trackingNumbers.join(", ") })}</p>
          )}
        </section>
        <section>
          <h2>{t("payment")}</h2>
          <p>{order.payment.title}</p>
        </section>
      </div>
    </>
  );
}

interface DeliveryEstimateProps {
  order: Order;
  locale: string;
  /** "2026-11-21" */
  today: string;
}

/**
 * A prepaid order ships after the payment, so its date is unknown until then. Past dates of sent orders are hidden,
 * because few parcels are ever marked as delivered.
 */
function DeliveryEstimate({ order, locale, today }: DeliveryEstimateProps): ReactElement | null {
  const t = useTexts("order");
  const { deliveryDates: dates, deliveryDays: days, status, pickup } = order;
  if (dates !== undefined && dates.last < today && status === "sent") return null;
  if (dates !== undefined) {
    const range = formatDateRange(Date.parse(dates.first), Date.parse(dates.last), { locale, month: "long" });
    return <p>{t("expected", { range })}</p>;
  }
  const waits = status === "not_paid" && pickup === undefined && days !== undefined;
  return waits ? <p>{t("expectedAfterPayment", { ...days })}</p> : null;
}

function PickupAddress({ place: { name, address, postalCode, city, phone } }: { place: PickupLocation }): ReactElement {
  return (
    <address className="lh-address">
      {[name, address, `${postalCode} ${city}`, phone].map((line) => line !== "" && <span key={line}>{line}</span>)}
    </address>
  );
}

/** i18n key of the next step of an unpaid order. */
function nextStepKey({ payment, pickup }: Pick<Order, "payment" | "pickup">, hasBankDetails: boolean): string {
  if (payment.code === "Nachnahme") return pickup === undefined ? "placed.nextNachnahme" : "placed.nextNachnahmePickup";
  if (payment.code !== "Vorkasse") return "placed.nextProvider";
  return hasBankDetails ? "placed.nextTransfer" : "placed.nextVorkasse";
}
