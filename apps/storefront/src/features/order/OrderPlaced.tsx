import { type BankAccount, formatMoney, type Order, type OrderResult } from "@shop/core";
import { useSession, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { type ReactElement, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { ButtonLink } from "../../shared/ButtonLink.tsx";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { DataList } from "../../ui/DataList.tsx";
import { lazyPart } from "../../ui/lazyPart.tsx";
import { OrderDetails } from "./OrderDetails.tsx";

const lazyCreateAccount = lazyPart(() => import("./CreateAccount.tsx").then(({ CreateAccount }) => CreateAccount));

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
          <ButtonLink variant="outline" to={`/account/order/${order.id}`} label={t("placed.inAccount")} />
        ) : (
          guestHash !== undefined && (
            <ButtonLink
              variant="outline"
              to={`/guest/invoice/${encodeURIComponent(order.ref)}/${encodeURIComponent(guestHash)}`}
              label={t("placed.link")}
            />
          )
        )}
        <ButtonLink variant="quiet" to="/" label={t("toHome")} />
      </div>
    </div>
  );
}

/** Bank account for a prepayment, also as QR code for banking apps. */
function BankTransfer({ cartId, bank }: { cartId: number; bank: BankAccount }): ReactElement {
  const t = useTexts("order");
  const { locale } = useShopPrices().format;
  const { checkout } = useShop();
  const { data: svg } = useQuery({
    queryKey: ["qrCode", cartId],
    queryFn: () => checkout.qrCode(cartId),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // The QR code is optional: the account data is displayed as text.
    retry: false,
  });
  const facts = [
    ["holder", bank.holder],
    ["iban", bank.iban.replace(/\s/g, "").replace(/.{4}(?=.)/g, "$& ")],
    ["bic", bank.bic],
    ["bankName", bank.bankName],
    // Both the account and the QR code are in euros.
    ["amount", formatMoney(bank.amountCents, { locale, currency: "EUR" })],
    ["reference", bank.reference],
  ] as const;
  return (
    <section className="lh-bank" aria-labelledby="bank-title">
      <h2 id="bank-title">{t("bank.title")}</h2>
      <DataList rows={facts.filter(([, value]) => value !== "").map(([name, value]) => [t(`bank.${name}`), value])} />
      <figure className="lh-bank-code" data-empty={svg === undefined ? "" : undefined}>
        {svg !== undefined && (
          <>
            <img
              src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
              alt={t("bank.codeAlt")}
              width={176}
              height={176}
            />
            <figcaption>{t("bank.code")}</figcaption>
          </>
        )}
      </figure>
    </section>
  );
}
