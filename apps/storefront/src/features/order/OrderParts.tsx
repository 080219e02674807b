import { formatMoney, type Order, type PickupPlace } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { AddressBlock } from "../../app/AddressBlock.tsx";
import { dayRange } from "../../app/deliveryRange.ts";
import { shownOrder } from "../../app/shownOrder.ts";
import { shownStatus } from "../../app/shownStatus.ts";
import { todayQuery } from "../../app/todayQuery.ts";
import { useMoneyFormat } from "../../app/useMoney.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";
import { OrderLines } from "./OrderLines.tsx";
import { OrderTotals } from "./OrderTotals.tsx";

export function OrderParts({ order: agreed, bankShown = false }: { order: Order; bankShown?: boolean }): ReactElement {
  const shop = useShop();
  const t = useTexts("order");
  const { rate, ...format } = useMoneyFormat();
  const order = shownOrder(agreed, rate);
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { storefront } = useRouter().options.context;
  const { data: today } = useSuspenseQuery(todayQuery(storefront));
  const { timeZone } = storefront;
  const language = shop.config.locale.replace("_", "-");
  const placedAt = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone });
  // The charge is always in euros.
  const charged = { locale: format.locale, currency: "EUR" };
  const nextStep = nextOf(order, bankShown);
  const country = (id: number): string => config.countries.find((one) => one.id === id)?.title ?? "";

  return (
    <>
      <dl className="lh-datalist">
        <dt>{t("placed.number")}</dt>
        <dd data-testid="order-ref">{order.ref}</dd>
        <dt>{t("placed.date")}</dt>
        <dd>{placedAt.format(new Date(order.placedAt))}</dd>
        <dt>{t("placed.status")}</dt>
        <dd>{t(`status.${shownStatus(order)}`)}</dd>
      </dl>
      {order.status === "not_paid" && (
        <Notice title={t("placed.next")}>
          <p>{t(nextStep, { total: formatMoney(agreed.totalCents, charged), ref: order.ref })}</p>
          {order.delivery.code.startsWith("Freight") && <p>{t("placed.freight")}</p>}
        </Notice>
      )}
      <section>
        <h2>{t("placed.items")}</h2>
        <OrderLines lines={order.lines} format={format} />
        <OrderTotals order={order} format={format} />
        {order.refundedCents !== undefined && order.refundedCents > 0 && (
          <p className="lh-muted">{t("refundedAmount", { amount: formatMoney(order.refundedCents, format) })}</p>
        )}
      </section>
      <div className="lh-columns">
        {order.pickup === undefined && (
          <section>
            <h2>{t("deliveryAddress")}</h2>
            <AddressBlock address={order.deliveryAddress} country={country(order.deliveryAddress.countryId)} />
          </section>
        )}
        <section>
          <h2>{t("invoiceAddress")}</h2>
          <AddressBlock address={order.invoiceAddress} country={country(order.invoiceAddress.countryId)} />
        </section>
        <section>
          <h2>{t("delivery")}</h2>
          <p>{order.delivery.title}</p>
          <WhenItComes order={order} locale={shop.config.locale} today={today} />
          {order.pickup !== undefined && <PickupPlaceBlock place={order.pickup} />}
          {order.parcels !== undefined && order.parcels.length > 0 && (
            <p>{t("parcels", { numbers: order.parcels.join(", ") })}</p>
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

interface WhenItComesProps {
  order: Order;
  locale: string;
  /** "2026-11-21" */
  today: string;
}

/**
 * A prepaid order ships after the payment, so its date is unknown until then. Past dates of sent orders are hidden,
 * because few parcels are ever marked as delivered.
 */
function WhenItComes({ order, locale, today }: WhenItComesProps): ReactElement | null {
  const t = useTexts("order");
  const { deliveryDates: dates, deliveryDays: days, status, pickup } = order;
  if (dates !== undefined && dates.last < today && status === "sent") return null;
  if (dates !== undefined) {
    const range = dayRange(Date.parse(dates.first), Date.parse(dates.last), { locale, month: "long" });
    return <p>{t("expected", { range })}</p>;
  }
  const waits = status === "not_paid" && pickup === undefined && days !== undefined;
  return waits ? <p>{t("expectedAfterPayment", { ...days })}</p> : null;
}

function PickupPlaceBlock({ place: { name, address, zipcode, city, phone } }: { place: PickupPlace }): ReactElement {
  return (
    <address className="lh-address">
      {[name, address, `${zipcode} ${city}`, phone].map((line) => line !== "" && <span key={line}>{line}</span>)}
    </address>
  );
}

/** i18n key of the next step of an unpaid order. */
function nextOf({ payment, pickup }: Pick<Order, "payment" | "pickup">, bankShown: boolean): string {
  if (payment.code === "Nachnahme") return pickup === undefined ? "placed.nextNachnahme" : "placed.nextNachnahmePickup";
  if (payment.code !== "Vorkasse") return "placed.nextProvider";
  return bankShown ? "placed.nextTransfer" : "placed.nextVorkasse";
}
