import { Dialog } from "@shop/react";
import type { MouseEvent, ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { menuContent } from "./laterParts.tsx";

const MENU_ID = "menu";
/** The platform opens the dialog from this button before any script runs, where it knows how to. */
const opensMenu = { command: "show-modal", commandfor: MENU_ID };

/** All categories: a sheet that slides in on narrow screens, on wide ones their levels beside each other. */
export function CategoryMenu(): ReactElement {
  const t = useTexts("frame");
  return (
    <>
      <button type="button" className="lh-tool lh-menu-open" {...opensMenu} onClick={openMenu}>
        <span className="lh-tool-icon">
          <Icon name="menu" />
        </span>
        <span className="lh-tool-label">{t("menu")}</span>
      </button>
      <Dialog id={MENU_ID} className="lh-menu" title={t("menu")} closeLabel={t("closeMenu")} placement="start">
        <menuContent.Part />
      </Dialog>
    </>
  );
}

function openMenu(event: MouseEvent<HTMLButtonElement>): void {
  if ("commandForElement" in event.currentTarget) return;
  const menu = document.getElementById(MENU_ID);
  if (menu instanceof HTMLDialogElement) menu.showModal();
}
