import type { ReactElement } from "react";
import { Leaf } from "./Leaf.tsx";

/** Leaf and name. Put it into a link of the class `lh-logo`. */
export function Logo({ name = "Lindenhaus" }: { name?: string }): ReactElement {
  return (
    <>
      <Leaf />
      <span>{name}</span>
    </>
  );
}
