import type { ReactElement } from "react";
import { encode } from "uqr";

/** Light modules around the code. Source: ISO/IEC 18004. */
const QUIET_ZONE = 4;

/** QR code, black on white in every theme, so that cameras can read it. */
export function QrCode({ text, label }: { text: string; label: string }): ReactElement {
  const { data, size } = encode(text, { border: QUIET_ZONE });
  const modules = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : "")));
  return (
    <svg className="lh-qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={modules.join("")} />
    </svg>
  );
}
