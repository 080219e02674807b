import type { Page } from "@playwright/test";

/** From the next page on, notes what moves without anybody's doing. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const place = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join(" ");
    const named = (node: Node | undefined): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.nodeName} ${element?.className}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[])
        if (!entry.hadRecentInput)
          for (const { node, previousRect, currentRect } of entry.sources)
            shifts.push(`${named(node)}: ${place(previousRect)} → ${place(currentRect)}`);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved in the page that is open, told with its places before and after. */
export const shiftsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

/** An entry of "layout-shift", which TypeScript does not know. */
interface Shift {
  hadRecentInput: boolean;
  sources: ReadonlyArray<{ node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }>;
}
