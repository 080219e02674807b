import type { ReactElement } from "react";
import { ICON_SPRITE, type IconName } from "./icons.generated.ts";

/** Without a label, its accessible name, the icon is decorative. */
export function Icon({ name, label, size }: { name: IconName; label?: string; size?: "large" }): ReactElement {
  const ariaProps =
    label === undefined ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": label } as const);
  return (
    <svg className="lh-icon" data-size={size} width="20" height="20" {...ariaProps}>
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
