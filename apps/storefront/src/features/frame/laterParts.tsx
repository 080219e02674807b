import { later } from "../../ui/later.tsx";
import { Failed } from "./Failed.tsx";

const views = () => import("./laterViews.ts");

/** Parts of the frame that are below the page, behind a click, or there only when something is wrong. */
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
 * The server awaits it before it renders. A browser begins as soon as the page comes alive: what says that something is
 * wrong must be there before the connection is gone.
 */
export const loadFrameParts = (): Promise<unknown> => Promise.all(parts.map((part) => part.load()));
