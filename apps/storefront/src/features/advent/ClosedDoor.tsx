import { useRouter } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { DoorLeaf } from "./DoorLeaf.tsx";

/** Locked door. The page does not contain its product. */
export function ClosedDoor({ door, date }: { door: number; date: string }): ReactElement {
  const t = useTexts("advent");
  const { locale } = useRouter().options.context.storefront;
  const day = (month: "short" | "long"): string =>
    new Intl.DateTimeFormat(locale.replace("_", "-"), { day: "numeric", month, timeZone: "UTC" }).format(
      new Date(`${date}T00:00:00Z`),
    );
  return (
    <>
      <span className="sh-hidden">{t("closed", { door, day: day("long") })}</span>
      <DoorLeaf door={door}>
        <span className="lh-door-when">{t("from", { day: day("short") })}</span>
      </DoorLeaf>
    </>
  );
}
