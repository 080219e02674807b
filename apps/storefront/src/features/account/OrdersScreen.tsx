import { formatMoney, type Order } from "@shop/core";
import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { OrderPicture } from "../../shared/order/OrderPicture.tsx";
import { toDisplayOrder } from "../../shared/order/toDisplayOrder.ts";
import { type DisplayStatus, toDisplayStatus } from "../../shared/order/toDisplayStatus.ts";
import { useOrderFormats } from "../../shared/prices/useOrderFormats.ts";
import { ReorderButton } from "../../shared/order/ReorderButton.tsx";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { WithdrawalLink } from "../../shared/withdrawal/WithdrawalLink.tsx";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icons.generated.ts";
import { getDateFormat } from "../../ui/intlFormats.ts";
import { AccountQueryView, useOrders } from "./accountQueries.tsx";

export function OrdersScreen(): ReactElement {
  const t = useTexts("account");
  return (
    <>
      <h1>{t("orders.title")}</h1>
      <AccountQueryView query={useOrders()}>
        {(all) =>
          all.length === 0 ? (
            <NoOrders />
          ) : (
            <ul className="lh-stack" role="list">
              {all.map((order) => (
                <li key={order.id}>
                  <OrderCard order={order} headingLevel={2} />
                </li>
              ))}
            </ul>
          )
        }
      </AccountQueryView>
    </>
  );
}

export function NoOrders(): ReactElement {
  const t = useTexts("account");
  return (
    <EmptyState
      icon="package"
      title={t("orders.none")}
      text={t("orders.noneText")}
      action={<ButtonLink variant="outline" to="/" label={t("orders.toShop")} />}
    />
  );
}

const MAX_THUMBS = 4;

/** Text and icon identify the status; the colour only repeats them. */
const LOOKS: Record<DisplayStatus, { tone: "ok" | "warn" | "error" | undefined; icon: IconName }> = {
  not_paid: { tone: "warn", icon: "clock" },
  confirmed: { tone: undefined, icon: "check" },
  paid: { tone: "ok", icon: "check" },
  processing: { tone: undefined, icon: "box" },
  delivered: { tone: "ok", icon: "house" },
  sent: { tone: "ok", icon: "truck" },
  ready: { tone: "ok", icon: "store" },
  collected: { tone: "ok", icon: "check" },
  canceled: { tone: "error", icon: "x" },
  refunded: { tone: undefined, icon: "rotate-ccw" },
};

export function OrderCard({ order, headingLevel }: { order: Order; headingLevel: 2 | 3 }): ReactElement {
  const Heading = `h${headingLevel}` as const;
  const t = useTexts("account");
  const { rate, format } = useOrderFormats(order);
  const { locale, timeZone } = useRouter().options.context.storefront;
  const date = getDateFormat(locale, { dateStyle: "long", timeZone });
  const status = toDisplayStatus(order);
  const { tone, icon } = LOOKS[status];
  const [first, ...others] = order.lines;
  const headingId = `order-${order.id}`;
  const trackingUrl = order.trackingUrls?.find((url) => url !== "") ?? "";
  return (
    <article className="lh-ordercard" aria-labelledby={headingId}>
      <div className="lh-ordercard-head">
        <Heading id={headingId}>{t("orders.number", { ref: order.ref })}</Heading>
        <span className="lh-status" data-tone={tone}>
          <Icon name={icon} />
          {t(`status.${status}`)}
        </span>
      </div>
      {first !== undefined && (
        <div className="lh-ordercard-items">
          <span className="lh-thumbs">
            {order.lines.slice(0, MAX_THUMBS).map(({ id, picture }) => (
              <OrderPicture key={id} picture={picture} />
            ))}
          </span>
          <p>
            {first.title}
            {others.length > 0 && <span className="lh-muted"> {t("orders.more", { count: others.length })}</span>}
          </p>
        </div>
      )}
      <div className="lh-ordercard-foot">
        <p>
          <span className="lh-muted">{t("orders.date", { date: date.format(new Date(order.placedAt)) })}</span>{" "}
          <strong className="lh-amount">{formatMoney(toDisplayOrder(order, rate).totalCents, format)}</strong>
        </p>
        <ShopLink
          {...buttonProps({ variant: "outline" })}
          to={`/account/order/${order.id}`}
          aria-describedby={headingId}
        >
          {t("orders.view")}
        </ShopLink>
      </div>
      <div className="lh-ordercard-actions">
        {trackingUrl !== "" && (
          <a href={trackingUrl} rel="noreferrer" aria-describedby={headingId}>
            {t("orders.track")}
          </a>
        )}
        <ReorderButton variant="quiet" reference={order.id} aria-describedby={headingId} />
        {order.canCancel === true ? (
          <ShopLink to={`/account/order/${order.id}`} aria-describedby={headingId}>
            {t("orders.cancel")}
          </ShopLink>
        ) : (
          status !== "canceled" && <WithdrawalLink order={{ orderId: order.id }} />
        )}
      </div>
    </article>
  );
}
