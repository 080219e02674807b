import { fullMenu } from "@shop/core";
import { localeConfigQuery, menuQuery } from "@shop/core/query";
import { Dialog, useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { MouseEvent, ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { CategoryMenuLevel } from "./CategoryMenuLevel.tsx";
import { CategoryMenuMore } from "./CategoryMenuMore.tsx";
import { menuExtrasQuery } from "./frameQueries.ts";

const MENU_ID = "menu";
/** The platform opens the dialog from this button before any script runs, where it knows how to. */
const opensMenu = { command: "show-modal", commandfor: MENU_ID };

/** All categories: a sheet that slides in on narrow screens, on wide ones their levels beside each other. */
export function CategoryMenu(): ReactElement {
  const shop = useShop();
  const t = useTexts("frame");
  const { data: menu } = useSuspenseQuery(menuQuery(shop));
  const { data: config } = useSuspenseQuery(localeConfigQuery(shop));
  const { data: extras } = useSuspenseQuery(menuExtrasQuery(shop));
  return (
    <>
      <button type="button" className="lh-tool lh-menu-open" {...opensMenu} onClick={openMenu}>
        <span className="lh-tool-icon">
          <Icon name="menu" />
        </span>
        <span className="lh-tool-label">{t("menu")}</span>
      </button>
      <Dialog id={MENU_ID} className="lh-menu" title={t("menu")} closeLabel={t("closeMenu")} placement="start">
        <nav className="lh-menu-nav" aria-label={t("allCategories")}>
          <CategoryMenuLevel categories={fullMenu(menu)} level={1} onChoose={closeMenu} />
        </nav>
        <CategoryMenuMore config={config} extras={extras} onChoose={closeMenu} />
      </Dialog>
    </>
  );
}

function openMenu(event: MouseEvent<HTMLButtonElement>): void {
  if ("commandForElement" in event.currentTarget) return;
  const menu = document.getElementById(MENU_ID);
  if (menu instanceof HTMLDialogElement) menu.showModal();
}

const closeMenu = (event: MouseEvent<HTMLElement>): void => event.currentTarget.closest("dialog")?.close();
