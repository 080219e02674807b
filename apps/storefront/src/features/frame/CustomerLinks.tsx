import { useSession } from "@shop/react";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";

export function CustomerLinks(): ReactElement {
  const t = useTexts("frame");
  const { profileName } = useSession();
  return (
    <>
      {profileName !== "" && <p className="lh-popover-title">{profileName}</p>}
      <ul className="lh-popover-list" role="list">
        <li>
          <ShopLink to="/account">
            <Icon name="user" />
            {t("toAccount")}
          </ShopLink>
        </li>
        <li>
          <ShopLink to="/account/orders">
            <Icon name="package" />
            {t("orders")}
          </ShopLink>
        </li>
        <li>
          <ShopLink to="/logout">
            <Icon name="log-out" />
            {t("logout")}
          </ShopLink>
        </li>
      </ul>
    </>
  );
}
