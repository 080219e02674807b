import type { ReactElement } from "react";

export interface StepsProps {
  /** of the list: "Schritte der Bestellung" */
  label: string;
  steps: ReadonlyArray<{ title: string; href?: string | undefined }>;
  /** index of the step one is at */
  current: number;
}

/** How far one is. A step that is done leads back; a phone shows the name of the current one only. */
export function Steps({ label, steps, current }: StepsProps): ReactElement {
  return (
    <nav aria-label={label}>
      <ol className="lh-progress">
        {steps.map(({ title, href }, index) => (
          <li
            className="lh-progress-step"
            key={title}
            data-state={index < current ? "done" : index === current ? "current" : "later"}
            aria-current={index === current ? "step" : undefined}
          >
            {index < current && href !== undefined ? <a href={href}>{title}</a> : <span>{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
