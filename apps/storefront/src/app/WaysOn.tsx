import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { buttonLook } from "../ui/Button.tsx";
import { ShopLink } from "./ShopLink.tsx";
import { telHref } from "./telHref.ts";

interface WaysOnProps {
  browse: string;
  call: (phone: string) => string;
}

/** Shown when nothing was found: categories and the phone number. */
export function WaysOn({ browse, call }: WaysOnProps): ReactElement {
  const shop = useShop();
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: menu } = useSuspenseQuery(menuQuery(shop));
  const { storePhone: phone } = config;
  return (
    <>
      <p>{browse}</p>
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
          <a href={telHref(phone)}>{call(phone)}</a>
        </p>
      )}
    </>
  );
}
