import type { ProductCard } from "@shop/core";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { DoorLeaf } from "./DoorLeaf.tsx";
import { DoorOffer } from "./DoorOffer.tsx";

interface OpenDoorProps {
  door: number;
  isToday: boolean;
  /** Undefined when the product is no longer available. */
  product: ProductCard | undefined;
  onToggle: (isOpen: boolean) => void;
}

/** Unlocked door. Its leaf swings open; the number stays in the corner and closes it. */
export function OpenDoor({ door, isToday, product, onToggle }: OpenDoorProps): ReactElement {
  const t = useTexts("advent");
  return (
    <details className="lh-door-open" onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <span className="sh-hidden">{t(isToday ? "today" : "door", { door })}</span>
        <DoorLeaf door={door}>
          <span className="lh-door-when">{t(isToday ? "openToday" : "open")}</span>
        </DoorLeaf>
        <span className="lh-door-corner" aria-hidden="true">
          {door}
        </span>
      </summary>
      {product === undefined ? <p className="lh-door-unavailable">{t("gone")}</p> : <DoorOffer product={product} />}
    </details>
  );
}
