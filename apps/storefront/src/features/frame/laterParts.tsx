import { later } from "../../ui/later.tsx";
import { Failed } from "./Failed.tsx";

const views = () => import("./laterViews.ts");

/** Lazy parts of the frame: below the page, behind a click, or for failures only. */
export const footer = later(() => views().then(({ Footer }) => Footer), null);
export const menuContent = later(() => views().then(({ CategoryMenuContent }) => CategoryMenuContent), null);
export const customerLinks = later(() => views().then(({ CustomerLinks }) => CustomerLinks), null);
export const displayBar = later(() => views().then(({ DisplayBar }) => DisplayBar), null);
export const offlineNotice = later(() => views().then(({ OfflineNotice }) => OfflineNotice), null);
export const phoneBlock = later(() => views().then(({ PhoneBlock }) => PhoneBlock), null);
export const toTop = later(() => views().then(({ ToTop }) => ToTop), null);
export const notFoundScreen = later(() => views().then(({ NotFoundScreen }) => NotFoundScreen), null);
export const errorScreen = later(() => views().then(({ ErrorScreen }) => ErrorScreen), <Failed />);

const parts = [
  footer,
  menuContent,
  customerLinks,
  displayBar,
  offlineNotice,
  phoneBlock,
  toTop,
  notFoundScreen,
  errorScreen,
];

/**
 * The server awaits it before rendering. The browser starts it right after hydration, because the error screens must be
 * loaded before the connection is lost.
 */
export const loadFrameParts = (): Promise<unknown> => Promise.all(parts.map((part) => part.load()));
