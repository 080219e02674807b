import type { CartCheck } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { CartChangeList } from "./CartChangeList.tsx";

export function CartChangesNotice({ check, dismiss }: { check: CartCheck; dismiss: () => void }): ReactElement {
  const t = useTexts("cart");
  return (
    <Notice
      tone="warn"
      title={t("changed.title")}
      action={
        <button type="button" className="sh-iconbutton" aria-label={t("changed.dismiss")} onClick={dismiss}>
          <Icon name="x" />
        </button>
      }
    >
      <CartChangeList check={check} />
    </Notice>
  );
}
