import { type ComponentType, lazy, memo, type ReactElement, type ReactNode, Suspense, useState } from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part of a page whose code is a module of its own. */
export interface Later<Props> {
  Part: (props: Props) => ReactElement;
  /** Await it before the part is rendered: by the server, and by a page that comes with a click. */
  load: () => Promise<void>;
}

/**
 * A part that is in the server's page, and comes alive after the parts that are needed first: its HTML stands untouched
 * until its code is there. Where nobody has loaded it, its place is kept by the fallback.
 */
export function later<Props extends object>(load: Load<Props>, fallback: ReactNode): Later<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(() =>
    load().then(
      (component) => ({ default: component }),
      // Not to be had: what the server sent stays as it is. It is no reason to take the page away.
      () => new Promise<never>(() => {}),
    ),
  );

  function Inner(props: Props): ReactElement {
    // One for good: another type would be another element, with nothing of what the shopper did to it.
    const [View] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <View {...props} />;
  }

  // Drawn again with the same props, a part that is not alive yet would lose its HTML to the fallback.
  const Kept: ComponentType<Props> = memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Inner {...props} />
    </Suspense>
  ));

  return {
    Part: (props) => <Kept {...props} />,
    load: async () => {
      loaded ??= await load();
    },
  };
}
