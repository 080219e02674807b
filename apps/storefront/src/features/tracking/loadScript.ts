/** Hosts from which tags may load further scripts, as in the Content Security Policy. */
const TAG_HOSTS =
  /^https:\/\/(?:[\w-]+\.)*(?:googletagmanager\.com|googleadservices\.com|g\.doubleclick\.net|connect\.facebook\.net)\//;

/**
 * Tags load further scripts by plain string URLs. Under Trusted Types that needs a default policy: this one allows
 * script URLs of the tags' hosts, and neither HTML nor inline code. Call once per page.
 */
export function allowTagScripts(): void {
  try {
    window.trustedTypes?.createPolicy("default", { createScriptURL: (url) => (TAG_HOSTS.test(url) ? url : null) });
  } catch {
    // The policy exists, or the Content Security Policy forbids it: then no tag runs either.
  }
}

/** Loads a script asynchronously. Ignores failures. */
export function loadScript(url: string): void {
  const script = document.createElement("script");
  script.async = true;
  const { nonce } = document.querySelector<HTMLScriptElement>("script[nonce]") ?? {};
  if (nonce) script.nonce = nonce;
  try {
    script.src = url;
  } catch {
    // Blocked by the Trusted Types policy.
    return;
  }
  document.head.append(script);
}
