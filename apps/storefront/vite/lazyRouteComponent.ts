import { type ComponentType, createElement, type ReactElement, use } from "react";

type Module = Record<string, ComponentType<object>>;

interface LazyRouteComponent {
  (props: object): ReactElement | null;
  /** Called by the router before it renders; absent once loaded. */
  preload: (() => Promise<void>) | undefined;
}

/**
 * Replaces the router's in browsers, which reloads a page whose code is missing. Of a page that is left, the reload would
 * cancel the navigation: the error screen knows which it is (decision 0388).
 */
export function lazyRouteComponent(importModule: () => Promise<Module>, name = "default"): LazyRouteComponent {
  let loading: Promise<void> | undefined;
  let Component: ComponentType<object> | undefined;
  let error: unknown;

  async function load(): Promise<void> {
    error = undefined;
    try {
      Component = (await importModule())[name];
      Lazy.preload = undefined;
    } catch (failure) {
      error = failure;
    }
    loading = undefined;
  }

  const preload = (): Promise<void> => (loading ??= load());

  function Lazy(props: object): ReactElement | null {
    if (error !== undefined) throw error;
    if (Component === undefined) use(preload());
    return Component === undefined ? null : createElement(Component, props);
  }
  Lazy.preload = preload as LazyRouteComponent["preload"];
  return Lazy;
}
