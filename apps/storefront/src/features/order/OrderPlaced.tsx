import type { Order, OrderResult } from "@shop/core";
import { useSession } from "@shop/react";
import { type ReactElement, useState } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";
import { later } from "../../ui/later.tsx";
import { BankTransfer } from "./BankTransfer.tsx";
import { OrderParts } from "./OrderParts.tsx";

const createAccount = later(() => import("./CreateAccount.tsx").then(({ CreateAccount }) => CreateAccount), null);

export function OrderPlaced({ result, order }: { result: OrderResult; order: Order }): ReactElement {
  const t = useTexts("order");
  const { status } = useSession();
  const { bank, guestHash } = result;
  // Fixed on mount: after the registration the form stays, to confirm it.
  const [asGuest] = useState(status === "guest");
  return (
    <div className="lh-page lh-order" aria-busy={false}>
      <div className="lh-pagehead">
        <h1>{t("placed.title")}</h1>
        <p className="lh-lead">{t("placed.mail", { email: order.email })}</p>
      </div>
      {bank !== undefined && <BankTransfer cartId={result.cartId} bank={bank} />}
      <OrderParts order={order} bankShown={bank !== undefined} />
      {asGuest && <createAccount.Part order={order} guestHash={guestHash} />}
      <div className="lh-actions">
        {status === "customer" ? (
          <ShopLink {...buttonLook({ variant: "outline" })} to={`/account/order/${order.id}`}>
            {t("placed.inAccount")}
          </ShopLink>
        ) : (
          guestHash !== undefined && (
            <ShopLink
              {...buttonLook({ variant: "outline" })}
              to={`/guest/invoice/${encodeURIComponent(order.ref)}/${encodeURIComponent(guestHash)}`}
            >
              {t("placed.link")}
            </ShopLink>
          )
        )}
        <ShopLink {...buttonLook({ variant: "quiet" })} to="/">
          {t("toHome")}
        </ShopLink>
      </div>
    </div>
  );
}
