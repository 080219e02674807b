import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { DoorDrawing, LiftDrawing, StairsDrawing } from "./FitDrawing.tsx";

const DOOR = { width: 80, height: 200 };
const STAIRS = { width: 110, depth: 120, height: 240 };
const LIFT = { width: 110, depth: 140, height: 220, doorWidth: 90, doorHeight: 200 };

/** How to measure, drawn with usual sizes. */
export function MeasureGuide(): ReactElement {
  const t = useTexts("fit");
  return (
    <section className="lh-fit-guide">
      <h2>{t("guide.title")}</h2>
      <ul role="list">
        <li>
          <DoorDrawing door={DOOR} pose={undefined} level="fits" />
          <p>{t("guide.door")}</p>
        </li>
        <li>
          <StairsDrawing stairs={STAIRS} pose={undefined} level="fits" />
          <p>{t("guide.stairs")}</p>
        </li>
        <li>
          <LiftDrawing lift={LIFT} pose={undefined} level="fits" />
          <p>{t("guide.lift")}</p>
        </li>
      </ul>
    </section>
  );
}
