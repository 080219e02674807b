import type { VisibleLine } from "@shop/core";
import { localeConfigQuery } from "@shop/core/query";
import { useShipping, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Notice } from "../../ui/Notice.tsx";

/** Returns a notice for a line that would fail at checkout. */
export function useLineNotice(): (line: VisibleLine) => ReactElement | undefined {
  const t = useTexts("cart");
  const { countryId } = useShipping();
  const { data: config } = useSuspenseQuery(localeConfigQuery(useShop()));
  const country = config.countries.find(({ id }) => id === countryId)?.title ?? "";

  function textFor({ undeliverable, isEstimated, stock, quantity }: VisibleLine): string | undefined {
    if (undeliverable) return t("line.undeliverable", { country });
    if (isEstimated || stock >= quantity) return undefined;
    return stock > 0 ? t("line.tooFew", { count: stock }) : t("line.soldOut");
  }

  return (line) => {
    const text = textFor(line);
    if (text === undefined) return undefined;
    return (
      <Notice tone="error" announce="status">
        <p>{text}</p>
      </Notice>
    );
  };
}
