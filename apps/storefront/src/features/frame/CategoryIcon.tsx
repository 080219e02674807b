import type { ReactElement } from "react";

/** A category's own picture sign; without one the styles draw the shop's leaf in its place. */
export function CategoryIcon({ icon = "" }: { icon?: string | undefined }): ReactElement | null {
  if (!/^\/(?!\/)/u.test(icon)) return null;
  return (
    <span className="lh-menu-icon">
      <img src={icon} alt="" width="20" height="20" loading="lazy" />
    </span>
  );
}
