import type { Language } from "@shop/core";
import { whenHydrated } from "../shared/hydration.ts";
import { tryStorage } from "../shared/tryStorage.ts";
import { whenIdle } from "../ui/whenIdle.ts";

const KEY = "fontCached";
const FILE = "/fonts/figtree-latin.woff2";
/** Romanian letters. */
const EXTENDED_FILE = "/fonts/figtree-ext.woff2";
/** Time for the requests that the page itself makes after hydration. */
const DELAY_MS = 2000;

/**
 * Inline script, run before first paint: only a cached font is used, so text neither waits nor moves. Browsers delay the
 * first paint for a preloaded optional font, at most 100 ms; found by a stylesheet it would replace painted text.
 */
export const useCachedFontScript = `try{if(localStorage.getItem("${KEY}")){document.documentElement.dataset.font="";var l=document.createElement("link");l.rel="preload";l.as="font";l.crossOrigin="";l.href="${FILE}";document.head.append(l)}}catch(e){}`;

/** Loads the font into the HTTP cache for the next page. */
export function cacheFont(language: Language): void {
  if (document.documentElement.dataset["font"] !== undefined) return;
  const load = async (): Promise<void> => {
    const files = language === "ro" ? [FILE, EXTENDED_FILE] : [FILE];
    await Promise.all(files.map(async (file) => (await fetch(file)).arrayBuffer()));
    tryStorage(() => localStorage.setItem(KEY, "1"));
  };
  // Failed to load: the next page tries again.
  whenHydrated(() => void setTimeout(() => whenIdle(() => void load().catch(() => undefined)), DELAY_MS));
}
