import { type ReactElement, type ReactNode, useState } from "react";

interface FilterSectionProps {
  title: string;
  /** Initial state. */
  open: boolean;
  /** Number of active filters in this section. */
  selectedCount?: number;
  children: ReactNode;
}

export function FilterSection({ title, open, selectedCount = 0, children }: FilterSectionProps): ReactElement {
  const [openAtFirst] = useState(open || selectedCount > 0);
  return (
    <details className="lh-filter" open={openAtFirst}>
      <summary>
        <span>
          {title}
          {selectedCount > 0 && <span className="lh-filter-selected"> {selectedCount}</span>}
        </span>
      </summary>
      <div className="lh-filter-fields" role="group" aria-label={title}>
        {children}
      </div>
    </details>
  );
}
