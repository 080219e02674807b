import type { VisibleLine } from "@shop/core";
import { Dialog, useShop } from "@shop/react";
import { type ReactElement, useState } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";

/**
 * What cannot be delivered to the country. Some of it: taken out when the shopper confirms. All of it: the way ends here.
 * Source: specification 8.
 */
export function Undeliverable({ lines, country }: { lines: readonly VisibleLine[]; country: string }): ReactElement {
  const t = useTexts("checkout");
  const { cart } = useShop();
  const [asking, setAsking] = useState(false);
  const out = lines.filter((line) => line.undeliverable);
  const none = out.length === lines.length;

  function takeOut(): void {
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
        <ShopLink {...buttonLook({ variant: "outline" })} to="/cart">
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
