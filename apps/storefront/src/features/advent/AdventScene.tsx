import type { ReactElement } from "react";

export function AdventScene(): ReactElement {
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
