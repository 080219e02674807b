import { useSession } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { lazyCustomerLinks } from "./lazyFrameParts.tsx";
import { useHeaderPopover } from "./useHeaderPopover.ts";

const PANEL_ID = "account-menu";

/**
 * Account menu in a popover that works before hydration. The server has no session, so it always renders the guest
 * links; the closed popover hides them until the session is known.
 */
export function AccountControl(): ReactElement {
  const t = useTexts("frame");
  const { status } = useSession();
  const { open, panel } = useHeaderPopover(PANEL_ID);
  return (
    <>
      <button type="button" className="lh-tool" popoverTarget={PANEL_ID} aria-expanded={open}>
        <span className="lh-tool-icon">
          <Icon name="user" />
        </span>
        <span className="lh-tool-label">{t("account")}</span>
      </button>
      <div className="lh-popover" aria-label={t("account")} {...panel}>
        {status === "customer" ? <lazyCustomerLinks.Component /> : <GuestLinks />}
      </div>
    </>
  );
}

function GuestLinks(): ReactElement {
  const t = useTexts("frame");
  return (
    <ul className="lh-popover-list" role="list">
      <li>
        <ShopLink to="/login-register?tab=login">
          <Icon name="user" />
          {t("login")}
        </ShopLink>
      </li>
      <li>
        <ShopLink to="/login-register">
          <Icon name="pencil" />
          {t("register")}
        </ShopLink>
      </li>
    </ul>
  );
}
