import type { LocaleConfig } from "@shop/core";
import type { MouseEventHandler, ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { MenuLink } from "./menuExtras.ts";
import { telHref } from "../../ui/telHref.ts";

interface CategoryMenuMoreProps {
  config: LocaleConfig;
  extras: readonly MenuLink[];
  onChoose: MouseEventHandler<HTMLAnchorElement>;
}

/** Entries below the categories: configured pages and links, phone, other storefronts. */
export function CategoryMenuMore({ config, extras, onChoose }: CategoryMenuMoreProps): ReactElement {
  const t = useTexts("frame");
  return (
    <ul className="lh-menu-more" role="list" aria-label={t("menuMore")}>
      {extras.map(({ id, title, language, url }) => (
        <li key={url}>
          <ShopLink
            className="lh-menu-link"
            to={url}
            lang={language}
            state={id === undefined ? { title } : { title, id }}
            onClick={onChoose}
          >
            <Icon name="file-text" />
            {title}
          </ShopLink>
        </li>
      ))}
      {config.storePhone !== "" && (
        <li>
          <a className="lh-menu-link" href={telHref(config.storePhone)}>
            <Icon name="phone" />
            {config.storePhone}
            <span className="lh-muted">{config.supportHours}</span>
          </a>
        </li>
      )}
      <li>
        <a className="lh-menu-link" href="#storefronts" onClick={onChoose}>
          <Icon name="globe" />
          {t("storefrontsTitle")}
        </a>
      </li>
    </ul>
  );
}
