import type { ComponentType } from "react";
import type { ListingSubject } from "../features/listing/listingSubject.ts";
import type { ProductScreenProps } from "../features/product/ProductScreen.tsx";

/** The screens that are known only after a look-up, and what each is told to show. */
interface ScreenProps {
  product: ProductScreenProps;
  listing: { subject: ListingSubject };
  content: { id: number };
}

export type ScreenName = keyof ScreenProps;
export type Screen = { [Name in ScreenName]: { name: Name; props: ScreenProps[Name] } }[ScreenName];

type Screens = { [Name in ScreenName]: ComponentType<ScreenProps[Name]> };

/**
 * What the catch-all route shows is known only after the rewriting lookup, so its screens are loaded by name: by the
 * loader before it is left, and by the page before it hydrates. Rendering never waits.
 */
const loaders: { [Name in ScreenName]: () => Promise<Screens[Name]> } = {
  product: () => import("../features/product/ProductScreen.tsx").then((module) => module.ProductScreen),
  listing: () => import("../features/listing/ListingScreen.tsx").then((module) => module.ListingScreen),
  content: () => import("../features/content/ContentScreen.tsx").then((module) => module.ContentScreen),
};

/** The sources of the screens, as the build's manifest names them. */
export const screenSources: Record<ScreenName, string> = {
  product: "src/features/product/ProductScreen.tsx",
  listing: "src/features/listing/ListingScreen.tsx",
  content: "src/features/content/ContentScreen.tsx",
};

const loaded: Partial<Screens> = {};

export async function loadScreen<Name extends ScreenName>(name: Name): Promise<Screens[Name]> {
  const loading: Promise<Screens[Name]> = loaders[name]();
  const screen = await loading;
  loaded[name] = screen;
  return screen;
}

/** A screen that is loaded already. */
export function screenNamed<Name extends ScreenName>(name: Name): Screens[Name] {
  const screen: Partial<Screens>[Name] = loaded[name];
  if (screen === undefined) throw new Error(`The screen "${name}" was not loaded before it was shown`);
  return screen;
}
