import { reloadOnce } from "../shared/chunkLoadError.ts";

const never = new Promise<never>(() => {});

/**
 * Waits for the code of the server-rendered page, and for `more`. If some is missing, as after a deployment, reloads the
 * page once and then never resolves: hydration without the code would remove the working page.
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
