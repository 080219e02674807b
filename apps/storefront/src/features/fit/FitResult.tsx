import type { ReactElement } from "react";
import { useTexts } from "../../i18n/useTexts.ts";
import { useLocaleConfig } from "../../shared/useLocaleConfig.ts";
import { useNumberFormat } from "../../shared/useNumberFormat.ts";
import { MARGIN } from "../../shared/fit/fitsOpening.ts";
import { focusOnMount } from "../../ui/focus.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { IconName } from "../../ui/icons.generated.ts";
import { type SectionCheck, STAIRS_MARGIN, type FitLevel, type Way } from "./checkFit.ts";
import { SectionDrawing } from "./FitDrawing.tsx";
import { RESULT_ID } from "./fitAddress.ts";
import { checkItems, findOnlyWay, type FitItem, type ItemCheck } from "./listFitItems.ts";
import type { Pose } from "./poses.ts";

const ICONS: Readonly<Record<FitLevel, IconName>> = {
  fits: "circle-check",
  tight: "triangle-alert",
  blocked: "circle-alert",
};

interface FitResultProps {
  items: readonly FitItem[];
  way: Way;
  /** After a submission. */
  takesFocus: boolean;
}

export function FitResult({ items, way, takesFocus }: FitResultProps): ReactElement {
  const t = useTexts("fit");
  const { storePhone } = useLocaleConfig();
  const { outcome, checks } = checkItems(items, way);
  const onlyWay = outcome === "blocked" ? undefined : findOnlyWay(checks);
  const tone: FitLevel = outcome === "unpacked" ? "tight" : outcome;
  return (
    <section
      className="lh-fit-result"
      id={RESULT_ID}
      aria-labelledby="fit-outcome"
      tabIndex={-1}
      ref={takesFocus ? focusOnMount : undefined}
    >
      <div className="lh-fit-outcome" data-level={tone}>
        <Icon name={ICONS[tone]} size="large" />
        <div>
          <h2 id="fit-outcome">{t(`outcome.${outcome}.title`)}</h2>
          <p>{t(`outcome.${outcome}.text`, { phone: storePhone.replaceAll(" ", "\u00a0") })}</p>
          {onlyWay !== undefined && <p>{t(`only.${onlyWay}`)}</p>}
        </div>
      </div>
      {checks.map((check) => (
        <ItemResult key={check.item.number ?? 0} check={check} isOnly={items.length === 1} />
      ))}
      <div className="lh-fit-notes">
        <h3>{t("notes.title")}</h3>
        <ul>
          <li>{t("notes.margin", { margin: MARGIN, stairs: STAIRS_MARGIN })}</li>
          <li>{t("notes.stairs")}</li>
          <li>{t("notes.inside")}</li>
        </ul>
      </div>
    </section>
  );
}

function ItemResult({ check, isOnly }: { check: ItemCheck; isOnly: boolean }): ReactElement {
  const { item, level, sections } = check;
  const t = useTexts("fit");
  const formatNumber = useNumberFormat();
  const { number, weightKg } = item;
  const title = number === undefined ? t("item.product") : isOnly ? t("item.only") : t("item.package", { number });
  const size = item.sides.map((side) => formatNumber(side)).join(" × ");
  return (
    <article className="lh-fit-item">
      <header>
        <h3>{title}</h3>
        <p className="lh-muted">
          {weightKg === undefined
            ? t("item.size", { size })
            : t("item.sizeAndWeight", { size, weight: formatNumber(weightKg) })}
        </p>
        <LevelLabel level={level} />
      </header>
      <ul role="list">
        {sections.map((section) => (
          <SectionResult key={section.section.name} check={section} />
        ))}
      </ul>
    </article>
  );
}

const LevelLabel = ({ level }: { level: FitLevel }): ReactElement => (
  <p className="lh-fit-level" data-level={level}>
    <Icon name={ICONS[level]} />
    {useTexts("fit")(`level.${level}`)}
  </p>
);

function SectionResult({ check }: { check: SectionCheck }): ReactElement {
  const t = useTexts("fit");
  const describePose = usePoseText();
  const { section, level, pose, missing } = check;
  return (
    <li className="lh-fit-section">
      <SectionDrawing check={check} />
      <div>
        <h4>{t(`section.${section.name}`)}</h4>
        <LevelLabel level={level} />
        {level !== "fits" && <p>{t(`missing.${level}`, { missing })}</p>}
        {pose !== undefined && <p>{describePose(section.name, pose)}</p>}
      </div>
    </li>
  );
}

/** Returns a function that describes how to hold and turn a box. */
function usePoseText(): (section: SectionCheck["section"]["name"], pose: Pose) => string {
  const t = useTexts("fit");
  const formatNumber = useNumberFormat();
  return (section, pose) => {
    const { across, up, along, kind, degrees } = pose;
    const [shortest = 0, , longest = 0] = [across, up, along].toSorted((a, b) => a - b);
    const hold = t(`hold.${up === shortest ? "flat" : up === longest ? "upright" : "edge"}`);
    const values = {
      hold,
      across: formatNumber(across),
      up: formatNumber(up),
      along: formatNumber(along),
      degrees: formatNumber(degrees),
    };
    if (section === "stairs") {
      const way = pose.turn === undefined ? "carried" : "turned";
      return t(`how.stairs.${kind === "leaning" ? "leaning" : "straight"}.${way}`, values);
    }
    if (section === "door") return t(`how.door.${kind === "tilted" ? "tilted" : "straight"}`, values);
    return t(`how.lift.${kind === "tilted" ? "straight" : kind}`, values);
  };
}
