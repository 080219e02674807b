import { type BankAccount, formatMoney } from "@shop/core";
import { useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactElement } from "react";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";

/** Bank account for a prepayment, also as QR code for banking apps. */
export function BankTransfer({ cartId, bank }: { cartId: number; bank: BankAccount }): ReactElement {
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
      <dl className="lh-datalist">
        {facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => (
            <Fragment key={name}>
              <dt>{t(`bank.${name}`)}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
      </dl>
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
