// The Content Security Policy of a page: its own scripts, and the inline ones that the build wrote.
import { createHash } from "node:crypto";

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

export function addContentPolicy(html) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(" "),
    // The highlighter sets the colours of code as inline styles.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
  ].join("; ");
  return html.replace("<head>", `<head>\n    <meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
