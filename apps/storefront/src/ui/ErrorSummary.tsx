import type { MouseEvent, ReactElement } from "react";

export interface SummaryItem {
  /** of the field, where the fault has one */
  id?: string;
  /** the same as at the field */
  text: string;
}

export interface ErrorSummaryProps {
  /** "Bitte prüfen Sie 2 Angaben" */
  title: string;
  /** in the order of the fields */
  items: readonly SummaryItem[];
}

/** What is wrong, in one place, with ways to the fields. It takes the focus whenever it has something new to say. */
export function ErrorSummary({ title, items }: ErrorSummaryProps): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <div
      className="lh-errorsummary"
      role="alert"
      tabIndex={-1}
      key={items.map(({ text }) => text).join(" ")}
      ref={takeFocus}
    >
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

/** Of one identity: it runs when the summary appears, not on every render. */
function takeFocus(summary: HTMLElement | null): void {
  summary?.focus();
}

function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
