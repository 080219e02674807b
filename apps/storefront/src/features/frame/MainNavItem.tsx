import type { MenuCategory } from "@shop/core";
import type { FocusEvent, ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import { categoryLinkState } from "./categoryLinkState.ts";
import { MegaMenu } from "./MegaMenu.tsx";
import { useHoverPopover } from "./useHoverPopover.ts";
import { usePopover } from "./usePopover.ts";

/**
 * Top category with a mega menu. The menu is a popover: the browser opens it before hydration, closes it on Esc and
 * outside clicks, and restores the focus.
 */
export function MainNavItem({ category }: { category: MenuCategory }): ReactElement {
  const t = useTexts("frame");
  const { open, popover } = usePopover();
  const panel = popover.ref;
  const hover = useHoverPopover(panel);
  const panelId = `menu-${category.id}`;
  // An open panel would cover the newly focused element.
  const closeOnBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  };
  if (category.children.length === 0) {
    return (
      <li className="lh-nav-item">
        <ShopLink className="lh-nav-link" to={category.url} state={categoryLinkState(category)}>
          {category.title}
        </ShopLink>
      </li>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling blur events
    <li className="lh-nav-item" data-open={open || undefined} onBlur={closeOnBlur} {...hover}>
      <ShopLink className="lh-nav-link" to={category.url} state={categoryLinkState(category)}>
        {category.title}
      </ShopLink>
      <button
        type="button"
        className="lh-nav-toggle"
        popoverTarget={panelId}
        aria-expanded={open}
        aria-label={t("openSubmenu", { category: category.title })}
      >
        <Icon name="chevron-down" />
      </button>
      <div className="lh-mega" id={panelId} {...popover}>
        <MegaMenu category={category} onChoose={() => panel.current?.hidePopover()} />
      </div>
    </li>
  );
}
