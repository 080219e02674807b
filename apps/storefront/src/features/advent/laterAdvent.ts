import { later } from "../../ui/later.tsx";

const views = () => import("./AdventLink.tsx");

/** Links to the calendar. Plain links work before hydration. */
export const adventLink = later(() => views().then(({ AdventLink }) => AdventLink), null);
export const adventBanner = later(() => views().then(({ AdventBanner }) => AdventBanner), null);

export const loadAdventParts = (): Promise<unknown> => Promise.all([adventLink.load(), adventBanner.load()]);
