const REDACTED = "[…]";

/** Applied first: text around an "@" identifies a person. */
const EMAIL = /[^\s"'<>()[\]{},;:=?&/]*(?:@|%40)[^\s"'<>()[\]{},;=?&/]*/g;
const BEARER = /\b(?:bearer|token|basic)\s+[^\s"',;]+/gi;
/** Login tokens, cart secrets, guest link hashes, keys: 16 or more characters. Excludes upper-case codes. */
const SECRET = /(?<![\w-])(?![A-Z_-]+(?![\w-]))[\w-]{16,}(?:\.[\w-]+)*/g;
const LONG_NUMBER = /\+?\d[\d\s()./-]{5,}\d/g;
const URL_PATTERN = /\b(?:https?|wss?):\/\/[^\s"'<>)]+/g;
/** Paths within a text, which may contain a query or belong to a person. */
const PATH = /(?<![\w:/])\/[^\s"'<>)]*/g;
/** Pages whose URL grants access or contains typed text. */
const SENSITIVE_PATH = /^(\/(?:api\/)?(?:guest(?:\/\w+)?|search|reset-password|confirm-email|newsletter[\w-]*))\/.+$/;
/** Page slug: lower-case letters, digits and hyphens. */
const SLUG = /^[a-z0-9-]*(?:\.[a-z0-9]{1,5})?$/;
const MAX_TEXT_LENGTH = 500;

/** Removes query, fragment and personal path segments from a URL. */
export function scrubUrl(address: string): string {
  const [, origin = "", path = "", rest = ""] = /^((?:https?|wss?):\/\/[^/?#]*)?([^?#]*)(.*)$/s.exec(address) ?? [];
  const host = origin.replace(/\/\/.*@/, "//");
  const segments = path.replace(SENSITIVE_PATH, `$1/${REDACTED}`).split("/");
  const scrubbed = segments.map((segment) =>
    SLUG.test(segment) && !/^[\da-f]{16,}$/.test(segment) ? segment : scrubPlainText(segment),
  );
  return `${host}${scrubbed.join("/")}${rest === "" ? "" : `?${REDACTED}`}`;
}

const scrubPlainText = (text: string): string =>
  text.replace(EMAIL, REDACTED).replace(BEARER, REDACTED).replace(SECRET, REDACTED).replace(LONG_NUMBER, REDACTED);

/** Removes e-mail addresses, tokens, hashes, secrets, long numbers and query values from a text. */
export function scrubText(text: string): string {
  const parts: string[] = [];
  let from = 0;
  const cut = text.slice(0, MAX_TEXT_LENGTH);
  for (const { 0: found, index } of cut.matchAll(new RegExp(`${URL_PATTERN.source}|${PATH.source}`, "g"))) {
    parts.push(scrubPlainText(cut.slice(from, index)), scrubUrl(found));
    from = index + found.length;
  }
  return [...parts, scrubPlainText(cut.slice(from))].join("");
}
