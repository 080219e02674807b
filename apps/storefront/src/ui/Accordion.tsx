import type { ReactElement, ReactNode } from "react";

export interface AccordionProps {
  title: ReactNode;
  /** open at first */
  open?: boolean;
  /** Of several with one name only one is open. */
  name?: string;
  id?: string;
  children: ReactNode;
}

/** A part of a page that opens: the platform's own, found by the browser's search. */
export function Accordion({ title, open = false, name, id, children }: AccordionProps): ReactElement {
  return (
    <details className="lh-accordion" open={open} name={name} id={id}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
