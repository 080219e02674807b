import { lazyPart } from "../../ui/lazyPart.tsx";
import { whenActive } from "../../ui/whenActive.ts";

const views = () => import("./AdventLink.tsx");

/** Links to the calendar. Plain links work before hydration. */
export const adventLink = lazyPart(() => views().then(({ AdventLink }) => AdventLink), { hydrateWhen: whenActive });
export const adventBanner = lazyPart(() => views().then(({ AdventBanner }) => AdventBanner), {
  hydrateWhen: whenActive,
});

export const loadAdventParts = (): Promise<unknown> => Promise.all([adventLink.load(), adventBanner.load()]);
