import type { Product } from "@shop/core";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { formatDeliveryRange } from "../../shared/format/formatDeliveryRange.ts";
import { todayQuery } from "../../shared/todayQuery.ts";

/** "4.–11. Dez.", counted from the storefront's date, which server and browser share. */
export function useDeliveryDates({ deliveryDays }: Pick<Product, "deliveryDays">, month: "short" | "long"): string {
  const { storefront } = useRouter().options.context;
  const { data: today } = useSuspenseQuery(todayQuery(storefront));
  return formatDeliveryRange(deliveryDays, today, { locale: storefront.locale, month });
}
