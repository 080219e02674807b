import { lazyPart } from "../../ui/lazyPart.tsx";

const views = () => import("./AdventLink.tsx");

/** Links to the calendar. Plain links work before hydration. */
export const adventLink = lazyPart(() => views().then(({ AdventLink }) => AdventLink));
export const adventBanner = lazyPart(() => views().then(({ AdventBanner }) => AdventBanner));

export const loadAdventParts = (): Promise<unknown> => Promise.all([adventLink.load(), adventBanner.load()]);
