import type { ParsedLocation } from "@tanstack/react-router";

interface ScrollRestoration {
  shouldScroll: (page: { location: ParsedLocation }) => boolean;
  /** Called before a navigation. */
  rememberLink: (navigation: { fromLocation?: ParsedLocation | undefined; toLocation: ParsedLocation }) => void;
}

/** Link by which a page was left, and its distance from the top of the window. */
interface FollowedLink {
  href: string;
  /** Position among the links to that page. */
  index: number;
  top: number;
}

/** Prevents scrolling on hydration and after a refetch, where a jump would move a button away from under a click. */
export function createScrollRestoration(): ScrollRestoration {
  if (typeof window === "undefined") return { shouldScroll: () => true, rememberLink: () => {} };
  let last: string | undefined;
  let isHydrated = false;
  const followed = new Map<string | undefined, FollowedLink>();
  const keyOf = ({ state: { __TSR_key: key } }: ParsedLocation): string | undefined => key;
  return {
    shouldScroll({ location }) {
      const key = keyOf(location);
      // The router stores positions on scroll events only: it has missed those before hydration.
      if (scrollY > 0) document.dispatchEvent(new Event("scroll"));
      const shouldScroll = isHydrated && last !== key;
      isHydrated = true;
      last = key;
      if (shouldScroll) returnToLink(followed.get(key));
      return shouldScroll;
    },
    rememberLink({ fromLocation, toLocation: { href } }) {
      const tops = linksTo(href).map(topOf);
      const index = tops.findIndex((top) => top > 0 && top < innerHeight);
      const key = fromLocation && keyOf(fromLocation);
      if (index < 0) followed.delete(key);
      else followed.set(key, { href, index, top: tops[index] ?? 0 });
    },
  };
}

/**
 * Scrolls the followed link back to its place in the window. Cards get their real heights when they are first rendered,
 * so the position that the router restores is that of another row, and scroll anchoring would keep it.
 */
function returnToLink(link: FollowedLink | undefined): void {
  const { style } = document.documentElement;
  const correctPosition = (): void => {
    if (link === undefined) return;
    const element = linksTo(link.href)[link.index];
    if (element === undefined) return;
    const distance = topOf(element) - link.top;
    // Browsers round positions to pixels of the screen.
    if (Math.abs(distance) >= 1) scrollBy(0, distance);
  };
  style.setProperty("overflow-anchor", "none");
  requestAnimationFrame(() => {
    correctPosition();
    requestAnimationFrame(() => {
      correctPosition();
      style.removeProperty("overflow-anchor");
    });
  });
}

const linksTo = (href: string): Element[] => [...document.querySelectorAll(`main a[href="${CSS.escape(href)}"]`)];

const topOf = (element: Element): number => element.getBoundingClientRect().top;
