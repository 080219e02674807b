import type { MenuCategory } from "@shop/core";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { categoryLinkState } from "./categoryLinkState.ts";

interface MegaMenuProps {
  category: MenuCategory;
  onChoose: () => void;
}

/** Second and third category level, in columns. */
export function MegaMenu({ category, onChoose }: MegaMenuProps): ReactElement {
  const t = useTexts("frame");
  return (
    <div className="lh-mega-inner">
      <ul className="lh-mega-columns" role="list">
        {category.children.map((second) => (
          <li key={second.id}>
            <ShopLink className="lh-mega-second" to={second.url} state={categoryLinkState(second)} onClick={onChoose}>
              {second.title}
            </ShopLink>
            {second.children.length > 0 && (
              <ul role="list">
                {second.children.map((third) => (
                  <li key={third.id}>
                    <ShopLink
                      className="lh-mega-third"
                      to={third.url}
                      state={categoryLinkState(third)}
                      onClick={onChoose}
                    >
                      {third.title}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <ShopLink className="lh-mega-all" to={category.url} state={categoryLinkState(category)} onClick={onChoose}>
        {t("allIn", { category: category.title })}
      </ShopLink>
    </div>
  );
}
