import type { Order, OrderResult } from "@shop/core";
import { useSession } from "@shop/react";
import { type ReactElement, useState } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { BankTransfer } from "./BankTransfer.tsx";
import { OrderDetails } from "./OrderDetails.tsx";

const lazyCreateAccount = lazyPart(
  () => import("./CreateAccount.tsx").then(({ CreateAccount }) => CreateAccount),
  null,
);

export function OrderPlaced({ result, order }: { result: OrderResult; order: Order }): ReactElement {
  const t = useTexts("order");
  const { status } = useSession();
  const { bankAccount, guestHash } = result;
  // Fixed on mount: after the registration the form stays, to confirm it.
  const [wasGuest] = useState(status === "guest");
  return (
    <div className="lh-page lh-order" aria-busy={false}>
      <div className="lh-pagehead">
        <h1>{t("placed.title")}</h1>
        <p className="lh-lead">{t("placed.mail", { email: order.email })}</p>
      </div>
      {bankAccount !== undefined && <BankTransfer cartId={result.cartId} bank={bankAccount} />}
      <OrderDetails order={order} hasBankDetails={bankAccount !== undefined} />
      {wasGuest && <lazyCreateAccount.Component order={order} guestHash={guestHash} />}
      <div className="lh-actions">
        {status === "customer" ? (
          <ShopLink {...buttonProps({ variant: "outline" })} to={`/account/order/${order.id}`}>
            {t("placed.inAccount")}
          </ShopLink>
        ) : (
          guestHash !== undefined && (
            <ShopLink
              {...buttonProps({ variant: "outline" })}
              to={`/guest/invoice/${encodeURIComponent(order.ref)}/${encodeURIComponent(guestHash)}`}
            >
              {t("placed.link")}
            </ShopLink>
          )
        )}
        <ShopLink {...buttonProps({ variant: "quiet" })} to="/">
          {t("toHome")}
        </ShopLink>
      </div>
    </div>
  );
}
