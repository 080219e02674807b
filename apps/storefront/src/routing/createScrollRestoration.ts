import type { ParsedLocation } from "@tanstack/react-router";

interface ScrollRestoration {
  shouldScroll: (page: { location: ParsedLocation }) => boolean;
  /** Called before a navigation. */
  rememberLink: (navigation: { fromLocation?: ParsedLocation | undefined; toLocation: ParsedLocation }) => void;
}

/** Link by which a page was left, and its distance from the top of the window. */
interface FollowedLink {
  href: string;
  /** Of the links to that page. */
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
      // The router restores only what it saw scroll since it last rendered: not what was scrolled before hydration.
      if (scrollY > 0) document.dispatchEvent(new Event("scroll"));
      const shouldScroll = isHydrated && last !== key;
      isHydrated = true;
      last = key;
      if (shouldScroll) settle(followed.get(key));
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
 * Returns to the followed link. Cards get their real heights when they are first rendered, so that the restored position
 * is another row's, and scroll anchoring would keep it there.
 */
function settle(link: FollowedLink | undefined): void {
  const { style } = document.documentElement;
  const returnToLink = (): void => {
    if (link === undefined) return;
    const element = linksTo(link.href)[link.index];
    if (element === undefined) return;
    const distance = topOf(element) - link.top;
    // Positions are rounded to pixels of the screen: less is no other row.
    if (Math.abs(distance) >= 1) scrollBy(0, distance);
  };
  style.setProperty("overflow-anchor", "none");
  requestAnimationFrame(() => {
    returnToLink();
    requestAnimationFrame(() => {
      returnToLink();
      style.removeProperty("overflow-anchor");
    });
  });
}

const linksTo = (href: string): Element[] => [...document.querySelectorAll(`main a[href="${CSS.escape(href)}"]`)];

const topOf = (element: Element): number => element.getBoundingClientRect().top;
