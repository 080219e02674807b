import { Dialog } from "@shop/react";
import type { MouseEvent, ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { lazyMenuContent } from "./lazyFrameParts.tsx";

const MENU_ID = "menu";
/** Invoker commands: browsers that support them open the dialog before hydration. */
const invokerProps = { command: "show-modal", commandfor: MENU_ID };

/** All categories: a drawer on narrow screens, levels side by side on wide ones. */
export function CategoryMenu(): ReactElement {
  const t = useTexts("frame");
  return (
    <>
      <button type="button" className="lh-tool lh-menu-open" {...invokerProps} onClick={openMenu}>
        <span className="lh-tool-icon">
          <Icon name="menu" />
        </span>
        <span className="lh-tool-label">{t("menu")}</span>
      </button>
      <Dialog id={MENU_ID} className="lh-menu" title={t("menu")} closeLabel={t("closeMenu")} placement="start">
        <lazyMenuContent.Component />
      </Dialog>
    </>
  );
}

function openMenu(event: MouseEvent<HTMLButtonElement>): void {
  if ("commandForElement" in event.currentTarget) return;
  const menu = document.getElementById(MENU_ID);
  if (menu instanceof HTMLDialogElement) menu.showModal();
}
