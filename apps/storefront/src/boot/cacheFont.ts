import type { Language } from "@shop/core";
import { whenHydrated } from "../shared/hydration.ts";
import { tryStorage } from "../shared/tryStorage.ts";
import { whenIdle } from "../ui/whenIdle.ts";

const KEY = "fontCached";
/** Files as scripts/font.mjs builds them, with their letters if another file has the rest. */
const LATIN = ["/fonts/figtree-latin.woff2"];
const ROMANIAN = ["/fonts/figtree-ext.woff2", "U+102-17F,U+218-21B,U+1E9E"];
/** Time for the requests that the page itself makes after hydration. */
const DELAY_MS = 2000;

/**
 * Inline script: uses the cached font if it is loaded before the first frame, for which Chromium waits shortly. Otherwise
 * the page keeps the fallback: a font of a stylesheet replaces it even after the first paint, and text moves.
 */
export const useCachedFontScript = (): string =>
  `try{if(localStorage.getItem("${KEY}")){let p;requestAnimationFrame(()=>p=1);Promise.all((document.documentElement.lang=="ro"?${JSON.stringify([LATIN, ROMANIAN])}:${JSON.stringify([LATIN])}).map(([u,r])=>new FontFace("Figtree","url("+u+")",{weight:"400 700",unicodeRange:r}).load())).then(f=>{if(!p){f.map(f=>document.fonts.add(f));document.documentElement.dataset.font=""}},()=>{})}}catch{}`;

/** Loads the font into the HTTP cache for the next page. */
export function cacheFont(language: Language): void {
  if (document.documentElement.dataset["font"] !== undefined) return;
  const load = async (): Promise<void> => {
    const files = language === "ro" ? [LATIN, ROMANIAN] : [LATIN];
    await Promise.all(files.map(async ([file = ""]) => (await fetch(file)).arrayBuffer()));
    tryStorage(() => localStorage.setItem(KEY, "1"));
  };
  // Failed to load: the next page tries again.
  whenHydrated(() => void setTimeout(() => whenIdle(() => void load().catch(() => undefined)), DELAY_MS));
}
