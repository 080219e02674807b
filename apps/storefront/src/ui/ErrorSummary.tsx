import type { MouseEvent, ReactElement } from "react";

export interface SummaryItem {
  id?: string;
  /** Same text as at the field. */
  text: string;
}

export interface ErrorSummaryProps {
  /** "Bitte prüfen Sie 2 Angaben". */
  title: string;
  items: readonly SummaryItem[];
}

/** Takes the focus whenever the errors change. */
export function ErrorSummary({ title, items }: ErrorSummaryProps): ReactElement | null {
  if (items.length === 0) return null;
  return (
    <div
      className="lh-errorsummary"
      role="alert"
      tabIndex={-1}
      key={items.map(({ text }) => text).join(" ")}
      ref={focusOnMount}
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

/** Declared at module level: a stable ref callback runs on mount only, not on every render. */
function focusOnMount(summary: HTMLElement | null): void {
  summary?.focus();
}

function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.focus();
}
