import { createElement, type ReactElement } from "react";
import { type Screen, screenNamed } from "./screens.ts";

/** Renders a loaded screen. The key remounts it for another subject. */
export function drawScreen(screen: Screen, key: string): ReactElement {
  // Components are looked up by name, not created during render.
  switch (screen.name) {
    case "product":
      return createElement(screenNamed(screen.name), { key, ...screen.props });
    case "listing":
      return createElement(screenNamed(screen.name), { key, ...screen.props });
    case "content":
      return createElement(screenNamed(screen.name), { key, ...screen.props });
  }
}
