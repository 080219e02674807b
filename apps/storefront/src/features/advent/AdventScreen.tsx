import type { AdventCalendar } from "@shop/core";
import { adventCalendarQuery } from "@shop/core/query";
import { useShop } from "@shop/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type MouseEvent, type ReactElement, useLayoutEffect } from "react";
import { useCardLabels } from "../../shared/productCard/useCardLabels.ts";
import { useTexts } from "../../i18n/useTexts.ts";
import { ClosedDoor, OpenDoor } from "./AdventDoor.tsx";
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
                  <ClosedDoor door={door} year={year} />
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

function AdventScene(): ReactElement {
  return (
    <svg className="lh-advent-scene" viewBox="0 0 1200 260" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className="lh-scene-far" d="M0 180q180-70 380-20t420-40 400 30v110H0Z" />
      <path
        className="lh-scene-tree"
        d="m250 190 22-56 22 56ZM930 186l18-48 18 48ZM972 196l26-66 26 66ZM170 206l16-42 16 42Z"
      />
      <path className="lh-scene-near" d="M0 216q220-44 520-14t680-10v68H0Z" />
      <path className="lh-scene-house" d="M820 208v-40l32-26 32 26v40Z" />
      <path className="lh-scene-roof" d="m812 172 40-33 40 33M868 148v-14h8v21" />
      <path className="lh-scene-light" d="M832 176h12v14h-12ZM860 176h12v32h-12Z" />
      <path
        className="lh-scene-snow"
        d="M60 40h.1M140 92h.1M230 30h.1M330 76h.1M420 24h.1M510 108h.1M600 48h.1M680 96h.1M760 28h.1M830 84h.1M910 40h.1M1000 72h.1M1080 26h.1M1150 100h.1M100 140h.1M390 130h.1M720 132h.1M1120 150h.1M290 108h.1M560 70h.1"
      />
    </svg>
  );
}

/** Order of the doors on the wall: shuffled, but the same every year. */
const DOOR_ORDER = [7, 18, 3, 22, 11, 15, 1, 20, 9, 5, 24, 13, 16, 2, 12, 23, 6, 19, 10, 21, 4, 17, 8, 14];
