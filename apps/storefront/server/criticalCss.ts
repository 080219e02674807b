import { isTraversal, parse as parseSelectors, type Selector as SelectorToken, SelectorType } from "css-what";
import { LRUCache } from "lru-cache";
import { type ChildNode, parse as parseCss } from "postcss";

/** Part of a stylesheet: a block of further parts, a rule, or text that every page needs. */
type Part =
  | { kind: "block"; head: string; isLayer: boolean; parts: readonly Part[] }
  | { kind: "rule"; selectors: readonly Compound[][]; text: string }
  | { kind: "text"; text: string };

/** Conditions on one element; combinators are ignored, so a rule matches rather too often than too rarely. */
interface Compound {
  key: string;
  tag: string | undefined;
  attributes: ReadonlyArray<{ name: string; matches: (value: string) => boolean }>;
  /** Selector lists of `:is`, `:where` and `:has`; one selector of each must match. */
  alternatives: readonly Compound[][][];
}

interface Element {
  tag: string;
  attributes: ReadonlyMap<string, string>;
}

/** Stylesheets by URL, as parts. */
export type Stylesheets = ReadonlyMap<string, readonly Part[]>;

/** States that no element has at first paint. */
const LATER_STATE =
  /^(hover|focus|focus-visible|focus-within|active|popover-open|open|modal|user-invalid|autofill|target|visited|backdrop|file-selector-button|view-transition.*)$/;
const NESTING_AT_RULE = /^(layer|media|supports|container)$/;
/** Needed after first paint only. */
const LATER_AT_RULE = /^(keyframes|page|starting-style|view-transition|charset)$/;

export const parseStylesheet = (css: string): readonly Part[] => parseCss(css).nodes.flatMap(toPart);

function toPart(node: ChildNode): Part[] {
  if (node.type === "rule") {
    const selectors = parseSelectors(node.selector).filter((tokens) => !tokens.some(isLaterState));
    return selectors.length === 0
      ? []
      : [{ kind: "rule", selectors: selectors.map(toCompounds), text: node.toString() }];
  }
  if (node.type !== "atrule" || LATER_AT_RULE.test(node.name)) return [];
  if (node.nodes === undefined) return [{ kind: "text", text: `${node.toString()};` }];
  if (!NESTING_AT_RULE.test(node.name)) return [{ kind: "text", text: node.toString() }];
  const head = `@${node.name} ${node.params}`;
  return [{ kind: "block", head, isLayer: node.name === "layer", parts: node.nodes.flatMap(toPart) }];
}

function isLaterState(token: SelectorToken): boolean {
  return (
    (token.type === SelectorType.Pseudo || token.type === SelectorType.PseudoElement) && LATER_STATE.test(token.name)
  );
}

function toCompounds(tokens: readonly SelectorToken[]): Compound[] {
  const groups: SelectorToken[][] = [[]];
  for (const token of tokens) {
    if (isTraversal(token)) groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return groups.filter((group) => group.length > 0).map(toCompound);
}

function toCompound(tokens: readonly SelectorToken[]): Compound {
  const attributes: Array<Compound["attributes"][number]> = [];
  const alternatives: Compound[][][] = [];
  let tag: string | undefined;
  for (const token of tokens) {
    if (token.type === SelectorType.Tag) tag = token.name.toLowerCase();
    else if (token.type === SelectorType.Attribute)
      attributes.push({ name: token.name, matches: toAttributeTest(token) });
    else if (token.type === SelectorType.Pseudo && token.name === "root") tag = "html";
    else if (
      token.type === SelectorType.Pseudo &&
      /^(is|where|has|matches)$/.test(token.name) &&
      Array.isArray(token.data)
    )
      alternatives.push(token.data.filter((list) => !list.some(isLaterState)).map(toCompounds));
  }
  return { key: JSON.stringify(tokens), tag, attributes, alternatives };
}

type AttributeToken = Extract<SelectorToken, { type: SelectorType.Attribute }>;

const ATTRIBUTE_TESTS: Readonly<Record<string, (own: string, value: string) => boolean>> = {
  exists: () => true,
  equals: (own, value) => own === value,
  element: (own, value) => own.split(/\s+/).includes(value),
  start: (own, value) => own.startsWith(value),
  end: (own, value) => own.endsWith(value),
  any: (own, value) => own.includes(value),
  hyphen: (own, value) => own === value || own.startsWith(`${value}-`),
  not: (own, value) => own !== value,
};

function toAttributeTest({ action, value }: AttributeToken): (own: string) => boolean {
  const test = ATTRIBUTE_TESTS[action];
  if (test === undefined) throw new Error(`Unknown attribute selector "${action}"`);
  return (own) => test(own, value);
}

/** Pages differ in kind by the conditions that their elements fulfil; their content does not count. */
const MAX_PAGE_KINDS = 200;
const MAX_TAG_KINDS = 2000;
/** Tags of header and menus are the same on all pages. */
const MAX_TAGS = 5000;

interface ParsedTag {
  /** Bit n: the tag fulfils the n-th compound. */
  fulfilled: bigint;
  /** Not displayed at first. */
  isHidden: boolean;
  /** Begins the part below the fold. */
  isFold: boolean;
}

/** Returns a function that extracts the rules for the part of a page above the fold from its stylesheets. */
export function createCriticalCss(stylesheets: Stylesheets): (html: string, urls: readonly string[]) => string {
  const all = [...stylesheets.values()].flatMap((parts) => parts.flatMap(compoundsOf));
  const compounds = [...new Map(all.map((compound) => [compound.key, compound])).values()];
  const bits = new Map(compounds.map(({ key }, at) => [key, 1n << BigInt(at)]));
  const tested = new Set([
    ...HIDDEN_ATTRIBUTES,
    FOLD,
    ...compounds.flatMap(({ attributes }) => attributes.map(({ name }) => name)),
  ]);
  const pages = new LRUCache<string, string>({ max: MAX_PAGE_KINDS });
  const kinds = new LRUCache<string, bigint>({ max: MAX_TAG_KINDS });
  const tags = new LRUCache<string, ParsedTag>({ max: MAX_TAGS });

  /** Bits of the compounds that an element fulfils. */
  function fulfilledBy(element: Element): bigint {
    const kind = [element.tag, ...[...element.attributes].map(([name, value]) => `${name}=${value}`)].join(" ");
    let fulfilled = kinds.get(kind);
    if (fulfilled === undefined) {
      const fitting = compounds.filter((compound) => fits(element, compound));
      fulfilled = fitting.reduce((sum, { key }) => sum | (bits.get(key) ?? 0n), 0n);
      kinds.set(kind, fulfilled);
    }
    return fulfilled;
  }

  function parseTag(tag: string, attributes: string): ParsedTag {
    const text = `${tag} ${attributes}`;
    let known = tags.get(text);
    if (known === undefined) {
      // A slice of `attributes` would keep the whole page in memory.
      const own = parseAttributes(text.slice(tag.length), tested);
      known = {
        fulfilled: fulfilledBy({ tag, attributes: own }),
        isHidden: HIDDEN_TAG.test(tag) || HIDDEN_ATTRIBUTES.some((name) => own.has(name)),
        isFold: own.has(FOLD),
      };
      tags.set(text, known);
    }
    return known;
  }

  return (html, urls) => {
    const fulfilled = fulfilledAboveFold(html, parseTag);
    const key = [...urls, fulfilled.toString(36)].join(" ");
    let css = pages.get(key);
    if (css === undefined) {
      const matches = createMatcher((compound) => ((bits.get(compound.key) ?? 0n) & fulfilled) !== 0n);
      css = urls.map((url) => printParts(stylesheets.get(url) ?? [], matches)).join("");
      pages.set(key, css);
    }
    return css;
  };
}

function compoundsOf(part: Part): Compound[] {
  if (part.kind === "block") return part.parts.flatMap(compoundsOf);
  const withAlternatives = (compound: Compound): Compound[] => [
    compound,
    ...compound.alternatives.flat(2).flatMap(withAlternatives),
  ];
  return part.kind === "rule" ? part.selectors.flat().flatMap(withAlternatives) : [];
}

function printParts(parts: readonly Part[], matches: (selector: readonly Compound[]) => boolean): string {
  return parts
    .map((part) => {
      if (part.kind === "text") return part.text;
      if (part.kind === "rule") return part.selectors.some(matches) ? part.text : "";
      const content = printParts(part.parts, matches);
      // An empty layer still counts: layers are ordered by their first mention.
      return content === "" && !part.isLayer ? "" : `${part.head}{${content}}`;
    })
    .join("");
}

/** Returns whether each compound of a selector is fulfilled by some element. */
function createMatcher(isFulfilled: (compound: Compound) => boolean): (selector: readonly Compound[]) => boolean {
  const exists = (compound: Compound): boolean =>
    isFulfilled(compound) && compound.alternatives.every((selectors) => selectors.some(matches));
  const matches = (selector: readonly Compound[]): boolean => selector.every(exists);
  return matches;
}

/** Scripts set attributes of the document element before first paint, so all of its rules count. */
function fits({ tag, attributes }: Element, compound: Compound): boolean {
  if (compound.tag !== undefined && compound.tag !== tag) return false;
  if (compound.tag === "html")
    return compound.attributes.every(({ name }) => name.startsWith("data-") || attributes.has(name));
  return compound.attributes.every(({ name, matches }) => {
    const value = attributes.get(name);
    return value !== undefined && matches(value);
  });
}

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
/** Content that is not displayed at first. A template's content is: early clicks display it. */
const HIDDEN_TAG = /^(script|style|noscript|dialog)$/;
const HIDDEN_ATTRIBUTES = ["popover", "hidden"];
/** Marks where the part below the fold begins. */
const FOLD = "data-fold";
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/"']+(?:="[^"]*")?)*)\s*(\/?)>/g;
const ATTRIBUTE = /([^\s=>/"']+)(?:="([^"]*)")?/g;

/** Returns the bits of all elements that are displayed above the fold, which a `data-fold` attribute marks. */
function fulfilledAboveFold(html: string, parseTag: (tag: string, attributes: string) => ParsedTag): bigint {
  let fulfilled = 0n;
  const documentElement = /<html[^>]*>/.exec(html)?.[0] ?? "<html>";
  const end = html.indexOf("</main>");
  const text = documentElement + html.slice(html.indexOf("<body"), end === -1 ? undefined : end);
  let hiddenTag: string | undefined;
  let depth = 0;
  for (const [, close, name = "", attributes = "", selfClosing] of text.matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (hiddenTag !== undefined) {
      if (tag !== hiddenTag || selfClosing) continue;
      depth += close ? -1 : 1;
      if (depth === 0) hiddenTag = undefined;
      continue;
    }
    if (close) continue;
    const parsed = parseTag(tag, attributes);
    if (parsed.isFold) break;
    if (parsed.isHidden && !selfClosing && !VOID.has(tag)) {
      hiddenTag = tag;
      depth = 1;
    }
    if (!parsed.isHidden) fulfilled |= parsed.fulfilled;
  }
  return fulfilled;
}

/** Only those of `tested`: values of others differ from page to page. */
function parseAttributes(text: string, tested: ReadonlySet<string>): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(ATTRIBUTE)) {
    const attribute = name.toLowerCase();
    if (tested.has(attribute)) attributes.set(attribute, value);
  }
  return attributes;
}
