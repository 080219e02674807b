import { createElement, type ReactElement } from "react";
import { type Screen, getLoadedScreen } from "./screens.ts";

/** Renders a loaded screen. The key remounts it for another subject. */
export function renderScreen(screen: Screen, key: string): ReactElement {
  // Components are looked up by name, not created during render.
  switch (screen.name) {
    case "product":
      return createElement(getLoadedScreen(screen.name), { key, ...screen.props });
    case "listing":
      return createElement(getLoadedScreen(screen.name), { key, ...screen.props });
    case "content":
      return createElement(getLoadedScreen(screen.name), { key, ...screen.props });
  }
}
