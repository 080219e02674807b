import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { ShopLink } from "../../app/ShopLink.tsx";
import { telHref } from "../../app/telHref.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { buttonLook } from "../../ui/Button.tsx";

/** The ways on when a search leads nowhere: the categories, and somebody to ask. */
export function SearchHelp(): ReactElement {
  const t = useTexts("search");
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: menu } = useSuspenseQuery(menuQuery(shop));
  const { storePhone: phone } = config;
  return (
    <>
      <p>{t("browse")}</p>
      <ul className="lh-none-list" role="list">
        {menu
          .filter(({ count }) => count > 0)
          .map(({ id, title, url }) => (
            <li key={id}>
              <ShopLink {...buttonLook({ variant: "outline" })} to={url} state={{ id, title }}>
                {title}
              </ShopLink>
            </li>
          ))}
      </ul>
      {phone !== "" && (
        <p>
          <a href={telHref(phone)}>{t("call", { phone })}</a>
        </p>
      )}
    </>
  );
}
