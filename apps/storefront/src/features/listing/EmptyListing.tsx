import type { ReactElement } from "react";
import { ShopLink } from "../../routing/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonProps } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";

/** Screen of a category without products. */
export function EmptyListing(): ReactElement {
  const t = useTexts("listing");
  const home = (
    <ShopLink {...buttonProps()} to="/">
      {t("empty.action")}
    </ShopLink>
  );
  return (
    <EmptyState icon="package" title={t("empty.title")} action={home}>
      <p>{t("empty.text")}</p>
    </EmptyState>
  );
}
