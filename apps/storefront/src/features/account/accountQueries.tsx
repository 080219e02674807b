import type { Customer, Order } from "@shop/core";
import { customerQuery, ordersQuery, type ReadQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { LoadError } from "../../shared/LoadError.tsx";

/** Query of customer data; disabled until a customer is known to be signed in. */
export function useCustomerQuery<Data>(query: ReadQuery<Data>): UseQueryResult<Data> {
  const { status } = useSession();
  return useQuery({ ...query, enabled: status === "customer" });
}

export const useOrders = (): UseQueryResult<Order[]> => useCustomerQuery(ordersQuery(useShop()));
export const useCustomer = (): UseQueryResult<Customer> => useCustomerQuery(customerQuery(useShop()));

interface AccountQueryViewProps<Data> {
  query: Pick<UseQueryResult<Data>, "data" | "isError" | "refetch">;
  rows?: number;
  children: (data: Data) => ReactNode;
}

export function AccountQueryView<Data>({ query, rows = 3, children }: AccountQueryViewProps<Data>): ReactElement {
  const t = useTexts("account");
  const { status } = useSession();
  const { data, isError, refetch } = query;
  // Session data may be cached before hydration, when the page must equal the server's.
  if (data !== undefined && status === "customer") return <>{children(data)}</>;
  if (isError) return <LoadError text={t("loadFailed")} onRetry={refetch} />;
  return (
    <div className="lh-account-loading" aria-busy="true">
      <p className="lh-visually-hidden" role="status">
        {t("loading")}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <span className="sh-skeleton lh-account-row" key={row} />
      ))}
    </div>
  );
}
