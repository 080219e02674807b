import type { VisibleLine } from "@shop/core";
import { Dialog, useShop } from "@shop/react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { headingId } from "./steps.ts";

interface UndeliverableProps {
  lines: readonly VisibleLine[];
  country: string;
  onAddress: () => void;
}

/**
 * Lines that cannot be shipped to the country: removed after confirmation; when no line can be shipped, checkout ends
 * here.
 * Source: specification 8.
 */
export function Undeliverable({ lines, country, onAddress }: UndeliverableProps): ReactElement {
  const t = useTexts("checkout");
  const { cart } = useShop();
  const [asking, setAsking] = useState(false);
  const out = lines.filter((line) => line.undeliverable);
  const none = out.length === lines.length;

  const taken = useRef(false);
  // The pressed buttons unmount: focus moves to the heading of the step.
  useEffect(
    () => () => {
      if (taken.current) document.getElementById(headingId("delivery"))?.focus();
    },
    [],
  );

  function takeOut(): void {
    taken.current = true;
    setAsking(false);
    for (const { productSaleElementId } of out)
      cart.ask({ kind: "set", saleElementId: productSaleElementId, quantity: 0 });
  }

  const names = (
    <ul className="lh-list">
      {out.map(({ productSaleElementId, title }) => (
        <li key={productSaleElementId}>{title}</li>
      ))}
    </ul>
  );
  return (
    <div className="lh-stack">
      <Notice
        tone={none ? "error" : "warn"}
        announce="alert"
        title={t(none ? "undeliverable.all" : "undeliverable.some", { country })}
      >
        {!none && names}
        <p>{t("undeliverable.hint")}</p>
      </Notice>
      <div className="lh-actions">
        {!none && (
          <Button size="large" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {t("undeliverable.without")}
          </Button>
        )}
        <Button size="large" variant={none ? undefined : "outline"} onClick={onAddress}>
          {t("undeliverable.toAddress")}
        </Button>
        <ShopLink {...buttonLook({ variant: "quiet" })} to="/cart">
          {t("toCart")}
        </ShopLink>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("undeliverable.confirmTitle")}
        closeLabel={t("undeliverable.close")}
        footer={
          <div className="lh-actions">
            <Button onClick={takeOut}>{t("undeliverable.confirm")}</Button>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {t("undeliverable.keep")}
            </Button>
          </div>
        }
      >
        <p>{t("undeliverable.confirmText", { country })}</p>
        {names}
      </Dialog>
    </div>
  );
}
