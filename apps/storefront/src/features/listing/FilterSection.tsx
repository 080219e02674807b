import { type ReactElement, type ReactNode, useState } from "react";

interface FilterSectionProps {
  title: string;
  /** at first; then the shopper decides */
  open: boolean;
  /** how much is chosen in it */
  chosen?: number;
  children: ReactNode;
}

/** One thing to narrow by, behind its title. */
export function FilterSection({ title, open, chosen = 0, children }: FilterSectionProps): ReactElement {
  const [openAtFirst] = useState(open || chosen > 0);
  return (
    <details className="lh-filter" open={openAtFirst}>
      <summary>
        <span>
          {title}
          {chosen > 0 && <span className="lh-filter-chosen"> {chosen}</span>}
        </span>
      </summary>
      <div className="lh-filter-fields" role="group" aria-label={title}>
        {children}
      </div>
    </details>
  );
}
