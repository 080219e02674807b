import type { Shop } from "@shop/core";

/** Only cookies that may be a tag's need the code that knows their names. */
const MAYBE_TAG = /(?:^|; )(?:_|FPG)/;

/** Deletes the cookies of tags without consent, also those that a page left before the code was loaded. */
export function watchTagCookies({ consent, events }: Pick<Shop, "consent" | "events">): void {
  async function clean(): Promise<void> {
    if (!MAYBE_TAG.test(document.cookie)) return;
    const { deleteTagCookies } = await import("../shared/thirdParties/tagCookies.ts");
    deleteTagCookies(consent.allowed());
  }
  // Firefox cancels the download when the page is left, and blocked cookies throw.
  const run = (): void => void clean().catch(() => undefined);
  events.on("consent:changed", run);
  run();
}
