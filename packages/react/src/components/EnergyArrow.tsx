import type { ReactElement } from "react";

/** Colours of the scale. Source: Delegated Regulation (EU) 2019/2015, Annex III. */
const COLORS: Readonly<Record<string, string>> = {
  A: "#00a651",
  B: "#50b848",
  C: "#bed630",
  D: "#fff200",
  E: "#fdb913",
  F: "#f37021",
  G: "#ed1c24",
};

/** Props of {@link EnergyArrow}. */
export interface EnergyArrowProps {
  /** "A" … "G" */
  energyClass: string;
  /** Screen-reader text: "Energieeffizienzklasse E". */
  label: string;
}

/** Energy-label arrow, mandatory next to a lamp's price. Source: Delegated Regulation (EU) 2019/2015, Annex VII. */
export function EnergyArrow({ energyClass, label }: EnergyArrowProps): ReactElement {
  return (
    <svg className="sh-energy" viewBox="0 0 50 22" width="50" height="22" role="img" aria-label={label}>
      <path d="M.5.5h12v21H.5z" fill="#fff" stroke="#000" />
      <path d="M12 0h25l12.5 11L37 22H12z" fill={COLORS[energyClass] ?? "#fff"} stroke="#000" strokeWidth=".5" />
      <g fontWeight="700" textAnchor="middle">
        <text x="6.5" y="8" fontSize="7">
          A
        </text>
        <path d="M6.5 9v4M5 10.5 6.5 9 8 10.5" fill="none" stroke="#000" />
        <text x="6.5" y="20" fontSize="7">
          G
        </text>
        <text x="26" y="16.5" fontSize="16">
          {energyClass}
        </text>
      </g>
    </svg>
  );
}
