import type { ReactElement } from "react";
import { ICON_SPRITE, type IconName } from "./icons.generated.ts";

interface IconProps {
  name: IconName;
  /** Accessible name. Without it the icon is decorative. */
  label?: string;
  size?: "large";
}

export function Icon({ name, label, size }: IconProps): ReactElement {
  const ariaProps =
    label === undefined ? ({ "aria-hidden": true } as const) : ({ role: "img", "aria-label": label } as const);
  return (
    <svg className="lh-icon" data-size={size} width="20" height="20" focusable="false" {...ariaProps}>
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
