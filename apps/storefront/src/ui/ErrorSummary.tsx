import type { MouseEvent, ReactElement } from "react";
import { focusOnMount } from "./focus.ts";
import "./forms.css";

export interface SummaryItem {
  id?: string;
  /** Same text as at the field. */
  text: string;
}

/** Takes the focus when it appears: each submission gives it another key, a corrected field does not. */
export function ErrorSummary({ title, items }: { title: string; items: readonly SummaryItem[] }): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <div className="lh-errorsummary" role="alert" tabIndex={-1} ref={focusOnMount}>
      <h2>{title}</h2>
      <ul>
        {items.map(({ id, text }) => (
          <li key={text}>
            {id === undefined ? (
              text
            ) : (
              <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                {text}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
