const HIDDEN = "[…]";

/** Before all else: what is around an "@" is somebody. */
const EMAIL = /[^\s"'<>()[\]{},;:=?&/]*(?:@|%40)[^\s"'<>()[\]{},;=?&/]*/g;
const BEARER = /\b(?:bearer|token|basic)\s+[^\s"',;]+/gi;
/** Login tokens, cart secrets, hashes of guest links, keys: long and without a space. Codes in capitals are none of them. */
const SECRET = /(?<![\w-])(?![A-Z_-]+(?![\w-]))[\w-]{16,}(?:\.[\w-]+)*/g;
const NUMBER = /\+?\d[\d\s()./-]{5,}\d/g;
const ADDRESS = /\b(?:https?|wss?):\/\/[^\s"'<>)]+/g;
/** Paths that stand in a sentence: with a query, or with somebody's own page. */
const PATH = /(?<![\w:/])\/[^\s"'<>)]*/g;
/** Pages whose address is a key to them, or holds what somebody typed. */
const OWN_PATH = /^(\/(?:api\/)?(?:guest(?:\/\w+)?|search|reset-password|confirm-email|newsletter[\w-]*))\/.+$/;
/** A page's name: small letters, digits and hyphens. */
const SLUG = /^[a-z0-9-]*(?:\.[a-z0-9]{1,5})?$/;
const MOST_TEXT = 500;

/** An address without what is in its query and fragment, and without the parts of its path that are somebody's. */
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

/** A text without e-mail addresses, tokens, hashes, secrets, numbers of people, and values of queries. */
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
