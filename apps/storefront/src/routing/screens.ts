import { type ComponentType, createElement, type ReactElement } from "react";
import type { ScreenName } from "../shared/appContext.ts";
import type { ListingSubject } from "../features/listing/listingSubject.ts";
import type { ProductScreenProps } from "../features/product/ProductScreen.tsx";

/** Props of the screens that are chosen only after a URL lookup. */
interface ScreenProps {
  product: ProductScreenProps;
  listing: { subject: ListingSubject };
  content: { id: number };
}

export type Screen = { [Name in ScreenName]: { name: Name; props: ScreenProps[Name] } }[ScreenName];

type ScreenComponents = { [Name in ScreenName]: ComponentType<ScreenProps[Name]> };

/** Imported by the loader after the lookup, or before hydration, so that rendering never suspends. */
const loaders: { [Name in ScreenName]: () => Promise<ScreenComponents[Name]> } = {
  product: () => import("../features/product/ProductScreen.tsx").then((module) => module.ProductScreen),
  listing: () => import("../features/listing/ListingScreen.tsx").then((module) => module.ListingScreen),
  content: () => import("../features/content/ContentScreen.tsx").then((module) => module.ContentScreen),
};

/** Source paths of the screens, as keys of the build manifest. */
export const screenSources: Record<ScreenName, string> = {
  product: "src/features/product/ProductScreen.tsx",
  listing: "src/features/listing/ListingScreen.tsx",
  content: "src/features/content/ContentScreen.tsx",
};

const loaded: Partial<ScreenComponents> = {};

export async function loadScreen<Name extends ScreenName>(name: Name): Promise<ScreenComponents[Name]> {
  const screen: ScreenComponents[Name] = await loaders[name]();
  loaded[name] = screen;
  return screen;
}

/** Renders a loaded screen. The key remounts it for another subject. */
export function renderScreen<Name extends ScreenName>(
  { name, props }: { name: Name; props: ScreenProps[Name] },
  key: string,
): ReactElement {
  const screen: Partial<ScreenComponents>[Name] = loaded[name];
  if (screen === undefined) throw new Error(`The screen "${name}" was not loaded before it was shown`);
  return createElement(screen, { key, ...props });
}
