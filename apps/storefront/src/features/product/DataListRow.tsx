import type { ReactElement, ReactNode } from "react";

/** Row of a `<dl>`. */
export function DataListRow({ title, children }: { title: ReactNode; children: ReactNode }): ReactElement {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}
