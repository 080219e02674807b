import { type RegisteredRouter, useRouterState } from "@tanstack/react-router";
import { createContext, useContext, useSyncExternalStore } from "react";
import { neverChanges } from "../ui/neverChanges.ts";

type RouterState = RegisteredRouter["state"];

/** State of the router with which the server rendered the page. */
const RenderedState = createContext<RouterState | undefined>(undefined);

export const RenderedStateProvider = RenderedState.Provider;

/**
 * Returns a value of the router's state, as the server had it while the component hydrates: a part may hydrate after a
 * navigation.
 */
export function usePageState<Value>(select: (state: RouterState) => Value): Value {
  const rendered = useContext(RenderedState);
  const current = useRouterState();
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return select(isHydrated ? current : (rendered ?? current));
}
