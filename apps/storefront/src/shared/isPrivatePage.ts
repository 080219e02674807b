import type { RegisteredRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** Sign-in, personal input or customer data: bars third-party tags whatever the consent. Legal-security C3, 14.2.1. */
    isPrivate?: true;
    /** Bars caches; of a private page, also the referrer, because its URL may be a secret. */
    noStore?: true;
    /** Bars search engines. */
    noindex?: true;
  }
}

/** Returns whether the route of a path is marked as private. */
export const isPrivatePage = ({ getMatchedRoutes }: Pick<RegisteredRouter, "getMatchedRoutes">, pathname: string) =>
  getMatchedRoutes(pathname)[0].some(({ options }) => options.staticData?.isPrivate === true);
