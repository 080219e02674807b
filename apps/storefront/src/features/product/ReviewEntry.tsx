import { reviewRightsQuery } from "@shop/core/query";
import { useSession, useShop } from "@shop/react";
import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactElement, Suspense, useState } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";

const ReviewForm = lazy(() => import("./ReviewForm.tsx").then((module) => ({ default: module.ReviewForm })));

/** Opens the review form for customers who may review the product. Source: specification 6, rights check. */
export function ReviewEntry({ variantId }: { variantId: number }): ReactElement | null {
  const shop = useShop();
  const t = useTexts("product");
  const { customerId, status } = useSession();
  const [open, setOpen] = useState(false);
  const { data: rights } = useQuery({
    ...reviewRightsQuery(shop, variantId, customerId),
    enabled: status === "customer",
  });
  if (status !== "customer" || rights?.allowed !== true) return null;
  if (!open) {
    return (
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t("reviewForm.open")}
      </Button>
    );
  }
  return (
    <Suspense fallback={<p role="status">{t("reviewForm.loading")}</p>}>
      <ReviewForm variantId={variantId} />
    </Suspense>
  );
}
