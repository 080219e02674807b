import { reloadOnce } from "../shared/chunkLoadError.ts";

const never = new Promise<never>(() => {});

/**
 * Waits for the code of the server-rendered page, and for `more`, before hydration.
 * When some of it is missing (a newer build may be deployed), reloads the page once. After that it never resolves: the
 * server-rendered page keeps working, and hydration without its code would remove it.
 */
export async function loadPageCode(...more: Promise<unknown>[]): Promise<void> {
  const modules = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  try {
    await Promise.all([...Array.from(modules, ({ href }) => import(/* @vite-ignore */ href)), ...more]);
  } catch {
    reloadOnce();
    await never;
  }
}
