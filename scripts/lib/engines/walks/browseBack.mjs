/** Opens a product far down a list and goes back, forward, and back from another document. */
export async function browseBack(page, { url }) {
  await page.goTo(new URL("/wohnzimmer", url).href);
  await page.untilHydrated();
  const { path, title } = await page.call(() => {
    const [, , , , , , , link] = document.querySelectorAll("main article :is(h2, h3) a");
    return { path: link.getAttribute("href"), title: link.innerText.trim() };
  });
  const link = { css: `main article :is(h2, h3) a[href="${path}"]` };
  await page.locate(link);
  const place = await page.call(() => scrollY);
  await page.click(link);
  await page.untilText("main h1", title);
  await page.untilVisible("main .lh-buyform");

  await page.call(() => history.back());
  await page.untilPath(/^\/wohnzimmer/);
  await page.until(`${place} px from the top`, (top) => Math.abs(scrollY - top) < 2, place);
  await page.call(() => history.forward());
  await page.untilText("main h1", title);

  await page.call(() => void (window.isKept = true));
  await page.goTo(new URL("/impressum", url).href);
  await page.untilHydrated();
  await page.call(() => history.back());
  await page.untilText("main h1", title);
  await page.untilHydrated();
  await page.click({ css: ".lh-buyform [type=submit]" });
  await page.untilVisible(".lh-added");
  const isKept = await page.call(() => window.isKept === true);
  return `back at ${place} px, the document is ${isKept ? "kept" : "loaded again"}`;
}
