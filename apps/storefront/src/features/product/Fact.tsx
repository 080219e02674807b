import type { ReactElement, ReactNode } from "react";

/** A line of a data list. */
export function Fact({ title, children }: { title: ReactNode; children: ReactNode }): ReactElement {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}
