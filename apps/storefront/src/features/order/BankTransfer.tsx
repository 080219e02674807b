import { type BankAccount, formatMoney, type Order } from "@shop/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useOrderFormats } from "../../shared/prices/useOrderFormats.ts";
import { DataList } from "../../ui/DataList.tsx";

interface BankTransferProps {
  order: Order;
  loadQrCode: () => Promise<string>;
}

/** Bank details for an unpaid prepayment, also as QR code for banking apps. */
export function BankTransfer({ order, loadQrCode }: BankTransferProps): ReactElement | null {
  const { bankAccount } = order;
  return bankAccount === undefined ? null : <BankDetails {...{ order, loadQrCode }} bank={bankAccount} />;
}

function BankDetails({ order, loadQrCode, bank }: BankTransferProps & { bank: BankAccount }): ReactElement {
  const t = useTexts("order");
  const { charged } = useOrderFormats(order);
  // The code of SEPA transfers is in euro.
  const hasCode = charged.currency === "EUR";
  const { data: svg } = useQuery({
    queryKey: ["qrCode", order.id],
    queryFn: loadQrCode,
    enabled: hasCode,
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
    ["amount", formatMoney(bank.amountCents, charged)],
    ["reference", bank.reference],
  ] as const;
  return (
    <section className="lh-bank" aria-labelledby="bank-title">
      <h2 id="bank-title">{t("bank.title")}</h2>
      <DataList rows={facts.filter(([, value]) => value !== "").map(([name, value]) => [t(`bank.${name}`), value])} />
      {/* Also while it loads: it reserves its height. */}
      {hasCode && (
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
      )}
    </section>
  );
}
