import type { ReactElement, ReactNode } from "react";
import { Motif } from "./Motif.tsx";

export function DoorLeaf({ door, children }: { door: number; children?: ReactNode }): ReactElement {
  return (
    <span className="lh-door-leaf" data-tone={door % 4} aria-hidden="true">
      <span className="lh-door-number">{door}</span>
      <Motif door={door} />
      {children}
    </span>
  );
}
