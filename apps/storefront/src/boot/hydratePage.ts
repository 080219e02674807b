import { reloadOnce } from "../shared/chunkLoadError.ts";
import { releaseHeldSubmits } from "../shared/early/heldSubmits.ts";

/** Module URLs that the server lists for the page; `assemblePage` writes them. */
const MODULES_ID = "hydration-modules";

/** Loads the modules that hydrate the page: after first paint and stylesheets, each evaluated in a task of its own. */
export async function hydratePage(): Promise<void> {
  await documentParsed();
  const list = document.getElementById(MODULES_ID)?.textContent;
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by `assemblePage`
  const modules: readonly string[] = JSON.parse(list ?? "[]");
  await firstPaint();
  await Promise.all(Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]"), stylesheetLoaded));
  // `loadPageCode` waits for the modules with a preload.
  for (const href of modules) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.fetchPriority = "low";
    link.href = href;
    document.head.append(link);
  }
  // Imports before the entry, which is first in the list.
  for (const href of modules.toReversed()) {
    // Missing, as after a deployment: the page reloads once, and then stays as it is.
    await import(/* @vite-ignore */ href).catch(() => void (reloadOnce() || releaseHeldSubmits()));
    await nextTask();
  }
}

const documentParsed = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "loading") addEventListener("DOMContentLoaded", () => resolve());
    else resolve();
  });

/** A hidden page is not painted. */
const firstPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

const stylesheetLoaded = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (link.sheet !== null || link.media === "print") return resolve();
    for (const type of ["load", "error"]) link.addEventListener(type, () => resolve());
  });

export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));
