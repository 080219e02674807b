import { type ReactElement, type ReactNode, useState } from "react";

interface FilterSectionProps {
  title: string;
  /** Initial state. */
  open: boolean;
  /** Number of active filters in this section. */
  chosen?: number;
  children: ReactNode;
}

export function FilterSection({ title, open, chosen = 0, children }: FilterSectionProps): ReactElement {
  const [openAtFirst] = useState(open || chosen > 0);
  return (
    <details className="lh-filter" open={openAtFirst}>
      <summary>
        <span>
          {title}
          {chosen > 0 && <span className="lh-filter-selected"> {chosen}</span>}
        </span>
      </summary>
      <div className="lh-filter-fields" role="group" aria-label={title}>
        {children}
      </div>
    </details>
  );
}
