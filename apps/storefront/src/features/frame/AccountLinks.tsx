import type { ParseKeys } from "i18next";
import type { ReactElement } from "react";
import { ShopLink } from "../../shared/ShopLink.tsx";
import { useTexts } from "../../i18n/useTexts.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icons.generated.ts";

export type AccountLink = readonly [to: string, icon: IconName, textKey: ParseKeys<"frame">];

/** Entries of the account menu. */
export function AccountLinks({ links }: { links: readonly AccountLink[] }): ReactElement {
  const t = useTexts("frame");
  return (
    <ul className="lh-popover-list" role="list">
      {links.map(([to, icon, textKey]) => (
        <li key={to}>
          <ShopLink to={to}>
            <Icon name={icon} />
            {t(textKey)}
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
