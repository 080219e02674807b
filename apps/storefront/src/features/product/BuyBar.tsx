import type { DisplayCents } from "@shop/core";
import { Money } from "@shop/react";
import { type ReactElement, type RefObject, useEffect, useState } from "react";
import { useShopPrices } from "../../shared/prices/useShopPrices.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button } from "../../ui/Button.tsx";

/** Sticky bar on narrow screens, visible once the form has scrolled out at the top. */
export function BuyBar(props: { form: RefObject<HTMLFormElement | null>; cents: DisplayCents }): ReactElement {
  const { form, cents } = props;
  const t = useTexts("product");
  const { format } = useShopPrices();
  const [isPastForm, setIsPastForm] = useState(false);
  useEffect(() => {
    if (form.current === null) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setIsPastForm(!entry.isIntersecting && entry.boundingClientRect.bottom < 0);
    });
    observer.observe(form.current);
    return () => observer.disconnect();
  }, [form]);
  return (
    <div className="lh-buybar" data-state={isPastForm ? "shown" : "hidden"}>
      <Money className="lh-buybar-price" cents={cents} format={format} />
      <Button onClick={() => form.current?.requestSubmit()}>{t("addToCart")}</Button>
    </div>
  );
}
