import { createLink, useRouterState } from "@tanstack/react-router";
import { type ComponentProps, type MouseEvent, type ReactElement, type ReactNode, useEffect, useRef } from "react";
import { buttonProps } from "../../ui/Button.tsx";

interface ProductResultsProps {
  label: string;
  /** "24 von 128 angezeigt" */
  progress: string;
  shown: number;
  total: number;
  children: ReactNode;
  /** Link that loads more products; false when all are shown. */
  more: ReactNode;
}

/** Product grid with its progress. A click on "load more" moves the focus to the first new card. */
export function ProductResults(props: ProductResultsProps): ReactElement {
  const { label, progress, shown, total, children, more } = props;
  const list = useRef<HTMLElement>(null);
  const previousCount = useRef<number>(undefined);
  useEffect(() => {
    if (previousCount.current === undefined || shown <= previousCount.current) return;
    list.current?.querySelectorAll<HTMLElement>(".sh-card-link")[previousCount.current]?.focus({ preventScroll: true });
    previousCount.current = undefined;
  }, [shown]);
  const onClick = ({ isTrusted, target }: MouseEvent): void => {
    // An automatic click does not move the focus.
    if (isTrusted && target instanceof Element && target.closest("a") !== null) previousCount.current = shown;
  };
  return (
    <section aria-label={label} ref={list}>
      {children}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks of its link, by keyboard too */}
      <div className="lh-more" onClickCapture={onClick}>
        <p>{progress}</p>
        <progress max={Math.max(1, total)} value={shown} aria-hidden="true" />
        {more}
      </div>
    </section>
  );
}

/** Id of the link in the card at `index`, where a longer list continues. */
export const cardLinkId = (index: number): string => `card-${index}`;

interface LoadMoreAnchorProps extends ComponentProps<"a"> {
  /** Number of cards before those that the link adds. */
  shown: number;
}

/** Link to a longer list in place of this one. Reads the loading state itself, so that the cards do not re-render. */
export const LoadMoreLink = createLink(({ children, shown, ...anchor }: LoadMoreAnchorProps): ReactElement => {
  const loading = useRouterState({ select: ({ isLoading }) => isLoading });
  // Without the router the browser loads the page, and focuses the first new card.
  const href = anchor.href && `${anchor.href}#${cardLinkId(shown)}`;
  return (
    <a {...anchor} href={href} {...buttonProps({ variant: "outline" })} data-busy={loading ? "" : undefined}>
      {children}
    </a>
  );
});
