import { askAnew } from "./codeGone.ts";

const never = new Promise<never>(() => {});

/**
 * Waits for the code of the page that the server has sent, and for what else it needs to come alive. Where some of it is not
 * to be had, for a newer build may have taken its place, the page is asked for anew, once; after that it stands as the
 * server has sent it, and its links and forms work: going on without would take it away.
 */
export async function pageCode(...more: Promise<unknown>[]): Promise<void> {
  const modules = document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]");
  try {
    await Promise.all([...Array.from(modules, ({ href }) => import(/* @vite-ignore */ href)), ...more]);
  } catch {
    askAnew();
    await never;
  }
}
