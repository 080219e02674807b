const HIDDEN = "[…]";

/** Applied first: text around an "@" identifies a person. */
const EMAIL = /[^\s"'<>()[\]{},;:=?&/]*(?:@|%40)[^\s"'<>()[\]{},;=?&/]*/g;
const BEARER = /\b(?:bearer|token|basic)\s+[^\s"',;]+/gi;
/** Login tokens, cart secrets, guest link hashes, keys: 16 or more characters. Excludes upper-case codes. */
const SECRET = /(?<![\w-])(?![A-Z_-]+(?![\w-]))[\w-]{16,}(?:\.[\w-]+)*/g;
const NUMBER = /\+?\d[\d\s()./-]{5,}\d/g;
const ADDRESS = /\b(?:https?|wss?):\/\/[^\s"'<>)]+/g;
/** Paths within a text, which may contain a query or belong to a person. */
const PATH = /(?<![\w:/])\/[^\s"'<>)]*/g;
/** Pages whose URL grants access or contains typed text. */
const OWN_PATH = /^(\/(?:api\/)?(?:guest(?:\/\w+)?|search|reset-password|confirm-email|newsletter[\w-]*))\/.+$/;
/** Page slug: lower-case letters, digits and hyphens. */
const SLUG = /^[a-z0-9-]*(?:\.[a-z0-9]{1,5})?$/;
const MOST_TEXT = 500;

/** Removes query, fragment and personal path segments from a URL. */
export function scrubAddress(address: string): string {
  const [, origin = "", path = "", rest = ""] = /^((?:https?|wss?):\/\/[^/?#]*)?([^?#]*)(.*)$/s.exec(address) ?? [];
  const host = origin.replace(/\/\/.*@/, "//");
  const segments = path.replace(OWN_PATH, `$1/${HIDDEN}`).split("/");
  const shown = segments.map((segment) =>
    SLUG.test(segment) && !/^[\da-f]{16,}$/.test(segment) ? segment : scrubWords(segment),
  );
  return `${host}${shown.join("/")}${rest === "" ? "" : `?${HIDDEN}`}`;
}

const scrubWords = (text: string): string =>
  text.replace(EMAIL, HIDDEN).replace(BEARER, HIDDEN).replace(SECRET, HIDDEN).replace(NUMBER, HIDDEN);

/** Removes e-mail addresses, tokens, hashes, secrets, long numbers and query values from a text. */
export function scrubText(text: string): string {
  const parts: string[] = [];
  let from = 0;
  const cut = text.slice(0, MOST_TEXT);
  for (const { 0: found, index } of cut.matchAll(new RegExp(`${ADDRESS.source}|${PATH.source}`, "g"))) {
    parts.push(scrubWords(cut.slice(from, index)), scrubAddress(found));
    from = index + found.length;
  }
  return [...parts, scrubWords(cut.slice(from))].join("");
}
