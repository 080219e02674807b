import type { ReactElement } from "react";

/** Icon of a category, same-origin only; without one, CSS draws the default leaf. */
export function CategoryIcon({ icon = "" }: { icon?: string | undefined }): ReactElement | null {
  if (!/^\/(?!\/)/u.test(icon)) return null;
  return (
    <span className="lh-menu-icon">
      <img src={icon} alt="" width="20" height="20" loading="lazy" />
    </span>
  );
}
