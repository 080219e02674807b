import type { Page } from "@playwright/test";

/** Records layout shifts without user input, from the next page load on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    const formatRect = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(" ");
    const describeNode = (node: Node | undefined): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.nodeName} ${element?.className}`;
    };
    const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === "layout-shift";
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isShift))
        if (!entry.hadRecentInput)
          for (const { node, previousRect, currentRect } of entry.sources)
            shifts.push(`${describeNode(node)}: ${formatRect(previousRect)} → ${formatRect(currentRect)}`);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Returns the recorded layout shifts with positions before and after. */
export const readLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, "shifts");
    return Array.isArray(shifts) ? shifts.map(String) : ["shifts were not recorded"];
  });

/** Entry of type "layout-shift", missing in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  hadRecentInput: boolean;
  sources: ReadonlyArray<{ node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }>;
}
