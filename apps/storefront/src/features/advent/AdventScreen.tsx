import type { AdventCalendar } from "@shop/core";
import { adventCalendarQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type MouseEvent, type ReactElement, useLayoutEffect } from "react";
import { useCardLabels } from "../../shared/productCard/useCardLabels.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { AdventScene } from "./AdventScene.tsx";
import { ClosedDoor } from "./ClosedDoor.tsx";
import { unlockDate, DOOR_ORDER } from "./doors.ts";
import { OpenDoor } from "./OpenDoor.tsx";
import { readOpenedDoors, saveOpenedDoor } from "./openedDoors.ts";
import "./advent.css";

/** Renders nothing once the calendar has ended. */
export function AdventScreen(): ReactElement | null {
  const { data: calendar } = useSuspenseQuery(adventCalendarQuery(useShop()));
  return calendar && <DoorWall calendar={calendar} />;
}

/** 24 doors. Unlocked doors are `<details>` elements, which open without JavaScript. */
function DoorWall({ calendar: { year, today, doors } }: { calendar: AdventCalendar }): ReactElement {
  const t = useTexts("advent");
  const { vatHint } = useCardLabels();

  // Before paint. A door has the same size open and closed, so the layout does not shift.
  useLayoutEffect(() => {
    for (const door of readOpenedDoors(year)) {
      const details = detailsOf(door);
      if (details) details.open = true;
    }
  }, [year]);

  return (
    <div className="lh-page">
      <div className="lh-advent">
        <header className="lh-advent-head">
          <AdventScene />
          <h1>{t("title")}</h1>
          <p>{t(doors.length === 0 ? "soon" : "lead")}</p>
          {today !== undefined && (
            <a className="lh-button" href={`#${doorId(today)}`} onClick={(event) => goToDoor(event, today)}>
              {t("toToday", { door: today })}
            </a>
          )}
        </header>
        <ul className="lh-advent-doors" role="list">
          {DOOR_ORDER.map((door) => {
            const opened = doors.find((other) => other.door === door);
            return (
              <li className="lh-door" key={door} id={doorId(door)} data-today={door === today || undefined}>
                {opened ? (
                  <OpenDoor
                    door={door}
                    isToday={door === today}
                    product={opened.product}
                    onToggle={(isOpen) => saveOpenedDoor(year, door, isOpen)}
                  />
                ) : (
                  <ClosedDoor door={door} date={unlockDate(year, door)} />
                )}
              </li>
            );
          })}
        </ul>
        <p className="lh-advent-note">
          {t("note")} {vatHint}
        </p>
      </div>
    </div>
  );
}

const doorId = (door: number): string => `door-${door}`;

const detailsOf = (door: number): HTMLDetailsElement | null | undefined =>
  document.getElementById(doorId(door))?.querySelector("details");

function goToDoor(event: MouseEvent, door: number): void {
  const details = detailsOf(door);
  if (!details) return;
  event.preventDefault();
  details.open = true;
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
  details.scrollIntoView({ block: "center", behavior: reducedMotion ? "instant" : "smooth" });
  details.querySelector("summary")?.focus({ preventScroll: true });
}
