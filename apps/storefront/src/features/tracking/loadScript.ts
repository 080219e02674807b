/** Hosts that scripts may come from by a tag's own doing, as the page's policy names them. */
const HOSTS =
  /^https:\/\/(?:[\w-]+\.)*(?:googletagmanager\.com|googleadservices\.com|g\.doubleclick\.net|connect\.facebook\.net)\//;

/**
 * Tags load more scripts, by addresses that are plain text. Under Trusted Types that needs a policy of the page: this one
 * lets addresses of the tags' own hosts through, and neither markup nor code. Once per page.
 */
export function allowTagScripts(): void {
  try {
    window.trustedTypes?.createPolicy("default", { createScriptURL: (url) => (HOSTS.test(url) ? url : null) });
  } catch {
    // It is there already, or the page's policy has no place for it: then no tag runs either.
  }
}

/** Loads a script beside the page. That it cannot be had is nobody's trouble. */
export function loadScript(url: string): void {
  const script = document.createElement("script");
  script.async = true;
  const { nonce } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {};
  if (nonce) script.nonce = nonce;
  try {
    script.src = url;
  } catch {
    // Refused by the page's policy.
    return;
  }
  document.head.append(script);
}
