import type { ReactElement } from "react";
import { Leaf } from "../../ui/Leaf.tsx";

/** A category's own picture sign, or the shop's leaf. */
export function CategoryIcon({ icon = "" }: { icon?: string | undefined }): ReactElement {
  return (
    <span className="lh-menu-icon">
      {/^\/(?!\/)/u.test(icon) ? <img src={icon} alt="" width="20" height="20" loading="lazy" /> : <Leaf />}
    </span>
  );
}
