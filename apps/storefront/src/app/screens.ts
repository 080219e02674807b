import type { ComponentType } from "react";

/**
 * What the catch-all route shows is known only after the rewriting lookup, so its screens are loaded by name: by the
 * loader before it is left, and by the page before it hydrates. Rendering never waits.
 */
const loaders = {
  product: () => import("../features/product/ProductScreen.tsx").then((module) => module.ProductScreen),
  listing: () => import("../features/listing/ListingScreen.tsx").then((module) => module.ListingScreen),
  content: () => import("../features/content/ContentScreen.tsx").then((module) => module.ContentScreen),
};

export type ScreenName = keyof typeof loaders;

/** The sources of the screens, as the build's manifest names them. */
export const screenSources: Record<ScreenName, string> = {
  product: "src/features/product/ProductScreen.tsx",
  listing: "src/features/listing/ListingScreen.tsx",
  content: "src/features/content/ContentScreen.tsx",
};

const loaded = new Map<ScreenName, ComponentType<{ id: number }>>();

export async function loadScreen(name: ScreenName): Promise<void> {
  if (!loaded.has(name)) loaded.set(name, await loaders[name]());
}

export function screenNamed(name: ScreenName): ComponentType<{ id: number }> {
  const screen = loaded.get(name);
  if (screen === undefined) throw new Error(`The screen "${name}" was not loaded before it was shown`);
  return screen;
}
