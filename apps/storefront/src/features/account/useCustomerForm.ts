import type { Shop } from "@shop/core";
import { useShop } from "@shop/react";
import { type ShopForm, type ShopFormOptions, useShopForm } from "../../shared/form/useShopForm.ts";
import { showToast } from "../../shared/toasts.ts";

type CustomerChanges = Parameters<Shop["account"]["updateCustomer"]>[0];

interface CustomerFormOptions extends Pick<ShopFormOptions<CustomerChanges>, "name" | "schema"> {
  savedText: string;
}

export function useCustomerForm({ savedText, ...options }: CustomerFormOptions): ShopForm {
  const { account } = useShop();
  return useShopForm({
    ...options,
    async submit(changes) {
      await account.updateCustomer(changes);
      showToast({ tone: "ok", text: savedText });
    },
  });
}
