import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  memo,
  type ReactElement,
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";

type Load<Props> = () => Promise<ComponentType<Props>>;

/** Part of a page with its own chunk. */
export interface LazyPart<Props> {
  Component: FunctionComponent<Props>;
  /** Loads the chunk before rendering: on the server, before a navigation, or on demand. */
  load: () => Promise<void>;
}

interface LazyPartOptions {
  fallback?: ReactNode;
  /** Delays the download for hydration; the server's HTML is usable until then. */
  hydrateWhen?: () => Promise<void>;
}

/**
 * Creates a part that is in the server HTML and hydrates after the more important parts: its HTML stays until its code
 * is loaded. When it was not loaded before rendering, the fallback is displayed.
 */
export function lazyPart<Props extends object>(load: Load<Props>, options: LazyPartOptions = {}): LazyPart<Props> {
  const { fallback = null, hydrateWhen } = options;
  const { promise: changed, resolve: endWaiting } = Promise.withResolvers<void>();
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(() =>
    (hydrateWhen === undefined ? load() : Promise.race([hydrateWhen(), changed]).then(load)).then(
      (component) => ({ default: component }),
      // Failed to load: keeps the server HTML, because an error would remove the page.
      () => new Promise<never>(() => {}),
    ),
  );

  function PartView(props: Props): ReactElement {
    // Keeps the component type: another type would remount the part and lose its state.
    const [View] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <View {...props} />;
  }

  function Part(props: Props): ReactElement {
    // An urgent update would replace server HTML that is not hydrated yet by the fallback.
    const deferredProps = useDeferredValue(props);
    const firstProps = useRef(props);
    useEffect(() => {
      if (props !== firstProps.current) endWaiting();
    }, [props]);
    return useMemo(
      () => (
        <Suspense fallback={fallback}>
          <PartView {...deferredProps} />
        </Suspense>
      ),
      [deferredProps],
    );
  }

  return {
    // A re-render with the same props needs no update.
    Component: memo(Part),
    load: async () => {
      loaded ??= await load();
    },
  };
}

/** Opens a part after loading its code: `opened` is the value passed. After a failed load the next click retries. */
export function useOpenedPart<Value extends number | true>(load: () => Promise<unknown>) {
  const [opened, setOpened] = useState<Value>();
  const [isLoading, setIsLoading] = useState(false);
  return {
    opened,
    isLoading,
    open(value: Value) {
      setIsLoading(true);
      load()
        .then(
          () => setOpened(value),
          () => undefined,
        )
        .finally(() => setIsLoading(false));
    },
    close: () => setOpened(undefined),
  };
}
