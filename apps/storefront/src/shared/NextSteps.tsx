import { menuQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { buttonProps } from "../ui/Button.tsx";
import { ShopLink } from "./ShopLink.tsx";
import { telHref } from "../ui/telHref.ts";
import { useLocaleConfig } from "./useLocaleConfig.ts";

/** Shown when nothing was found: categories and the phone number. */
export function NextSteps(props: { browseText: string; callLabel: (phone: string) => string }): ReactElement {
  const { storePhone: phone } = useLocaleConfig();
  const { data: menu } = useSuspenseQuery(menuQuery(useShop()));
  return (
    <>
      <p>{props.browseText}</p>
      <ul className="lh-none-list" role="list">
        {menu
          .filter(({ count }) => count > 0)
          .map(({ id, title, url }) => (
            <li key={id}>
              <ShopLink {...buttonProps({ variant: "outline" })} to={url}>
                {title}
              </ShopLink>
            </li>
          ))}
      </ul>
      {phone !== "" && (
        <p>
          <a href={telHref(phone)}>{props.callLabel(phone)}</a>
        </p>
      )}
    </>
  );
}
