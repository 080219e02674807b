import { setTimeout as sleep } from "node:timers/promises";

const SCRIPTS = /^\/assets\/.*\.js$/;
/** Modules arrive this late; the links are followed about then. */
const SCRIPT_DELAY_MS = 1500;
const FOLLOWED_AFTER_MS = [200, 1500, 1700, 1900];
const LINK = { css: "header a[href='/cart'], header a[href='/wishlist']" };

/** Follows a link at several moments of a page's loading. */
export async function followLinks(page, { proxy }) {
  proxy.delay(/^\/assets\/(?!entry-early).*\.js$/, SCRIPT_DELAY_MS);
  for (const ms of FOLLOWED_AFTER_MS) {
    await page.goTo(proxy.url);
    await sleep(ms);
    await page.click(LINK);
    await page.untilPath(/^\/(cart|wishlist)/);
  }
  return `${FOLLOWED_AFTER_MS.length} links`;
}

/** Leaves for another document, which is slow, while the code of a followed link loads. */
export async function leave(page, { proxy }) {
  await page.goTo(proxy.url);
  await page.untilHydrated();
  await page.poll("an idle page", async () => proxy.isIdle());
  const release = proxy.hold(SCRIPTS);
  const respond = proxy.hold(/^\/impressum/i);
  await page.click(LINK);
  await page.untilPath(/^\/(cart|wishlist)/);
  await page.call(() => void setTimeout(() => location.assign("/impressum")));
  // A page that is no longer loading its code, and would reload, has requested itself again by now.
  await sleep(SCRIPT_DELAY_MS);
  release();
  respond();
  await page.untilPath(/^\/impressum/i);
  await page.untilVisible("main h1");
  return "arrived";
}
