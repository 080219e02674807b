import { fullMenu } from "@shop/core";
import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { Dialog, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { MouseEvent, ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { MobileMenuLevel } from "./MobileMenuLevel.tsx";
import { telHref } from "./PhoneLink.tsx";

const MENU_ID = "menu";
/** The platform opens the dialog from this button before any script runs, where it knows how to. */
const opensMenu = { command: "show-modal", commandfor: MENU_ID };

/** The categories on narrow screens: a sheet that slides in. */
export function MobileMenu(): ReactElement {
  const shop = useShop();
  const t = useTexts("frame");
  const { data: menu } = useSuspenseQuery(menuQuery(shop));
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  return (
    <div className="lh-narrow-only">
      <button type="button" className="lh-tool" {...opensMenu} onClick={openMenu}>
        <span className="lh-tool-icon">
          <Icon name="menu" />
        </span>
        <span className="lh-tool-label">{t("menu")}</span>
      </button>
      <Dialog id={MENU_ID} className="lh-menu" title={t("menu")} closeLabel={t("closeMenu")} placement="start">
        <nav aria-label={t("mainNav")}>
          <MobileMenuLevel categories={fullMenu(menu)} level={1} onChoose={closeMenu} />
        </nav>
        <ul className="lh-menu-more" role="list">
          {config.storePhone !== "" && (
            <li>
              <a className="lh-menu-link" href={telHref(config.storePhone)}>
                <Icon name="phone" />
                {config.storePhone}
                <span className="lh-muted">{config.supportTime}</span>
              </a>
            </li>
          )}
          <li>
            <a className="lh-menu-link" href="#storefronts" onClick={closeMenu}>
              <Icon name="globe" />
              {t("storefrontsTitle")}
            </a>
          </li>
        </ul>
      </Dialog>
    </div>
  );
}

function openMenu(event: MouseEvent<HTMLButtonElement>): void {
  if ("commandForElement" in event.currentTarget) return;
  const menu = document.getElementById(MENU_ID);
  if (menu instanceof HTMLDialogElement) menu.showModal();
}

const closeMenu = (event: MouseEvent<HTMLElement>): void => event.currentTarget.closest("dialog")?.close();
