import type { Order, OrderResult } from "@shop/core";
import { useSession, useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { WithdrawalLink } from "../../shared/withdrawal/WithdrawalLink.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { BankTransfer } from "./BankTransfer.tsx";
import { AccountInvoiceButton, GuestInvoiceLink } from "./InvoiceLink.tsx";
import { OrderDetails } from "./OrderDetails.tsx";

const lazyCreateAccount = lazyPart(() => import("./CreateAccount.tsx").then(({ CreateAccount }) => CreateAccount));

export function OrderPlaced({ result, order }: { result: OrderResult; order: Order }): ReactElement {
  const t = useTexts("order");
  const { status } = useSession();
  const { checkout } = useShop();
  const { guestHash } = result;
  // Fixed on mount: after the registration the form stays, to confirm it.
  const [wasGuest] = useState(status === "guest");
  return (
    <div className="lh-page lh-order" aria-busy={false}>
      <div className="lh-pagehead">
        <h1>{t("placed.title")}</h1>
        <p className="lh-lead">{t("placed.mail", { email: order.email })}</p>
      </div>
      <BankTransfer order={order} loadQrCode={() => checkout.qrCode(result.cartId)} />
      <OrderDetails order={order} />
      {wasGuest && <lazyCreateAccount.Component order={order} guestHash={guestHash} />}
      <div className="lh-actions">
        {status === "customer" ? (
          <>
            <ButtonLink variant="outline" to={`/account/order/${order.id}`} label={t("placed.inAccount")} />
            {order.invoiceRef !== undefined && <AccountInvoiceButton order={order} />}
            <WithdrawalLink order={{ orderId: order.id }} />
          </>
        ) : (
          guestHash !== undefined && (
            <>
              <ButtonLink
                variant="outline"
                to={`/guest/invoice/${encodeURIComponent(order.ref)}/${encodeURIComponent(guestHash)}`}
                label={t("placed.link")}
              />
              {order.invoiceRef !== undefined && <GuestInvoiceLink orderRef={order.ref} hash={guestHash} />}
              <WithdrawalLink order={{ ref: order.ref, hash: guestHash }} />
            </>
          )
        )}
        <ButtonLink variant="quiet" to="/" label={t("toHome")} />
      </div>
    </div>
  );
}
