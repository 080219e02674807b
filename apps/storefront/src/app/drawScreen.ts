import { createElement, type ReactElement } from "react";
import { type Screen, screenNamed } from "./screens.ts";

/** Draws a loaded screen. Another subject is another page: nothing of the one before stays in it. */
export function drawScreen(screen: Screen, key: string): ReactElement {
  // Not components made anew: three modules, looked up by name, each with the props that belong to it.
  switch (screen.name) {
    case "product":
      return createElement(screenNamed(screen.name), { key, ...screen.props });
    case "listing":
      return createElement(screenNamed(screen.name), { key, ...screen.props });
    case "content":
      return createElement(screenNamed(screen.name), { key, ...screen.props });
  }
}
