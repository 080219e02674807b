import type { ReactElement, ReactNode } from "react";

interface AccordionProps {
  title: ReactNode;
  open?: boolean;
  /** Of several with the same name only one is open. */
  name?: string;
  id?: string;
  children: ReactNode;
}

/** Native disclosure widget, found by the browser's in-page search. */
export function Accordion({ title, open = false, name, id, children }: AccordionProps): ReactElement {
  return (
    <details className="lh-accordion" open={open} name={name} id={id}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  );
}
