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

/** Kinds of pages differ by their elements; their content does not count. */
const MAX_KINDS = 500;
/** Tags of header and menus are the same on all pages. */
const MAX_TAGS = 5000;

interface ParsedTag {
  element: Element;
  /** Elements of one kind match the same rules. */
  kind: string;
  /** Not displayed at first. */
  isHidden: boolean;
}

/** Returns a function that extracts the rules for the part of a page above the fold from its stylesheets. */
export function createCriticalCss(stylesheets: Stylesheets): (html: string, urls: readonly string[]) => string {
  const tested = new Set([...stylesheets.values()].flatMap((parts) => parts.flatMap(testedAttributes)));
  const cache = new LRUCache<string, string>({ max: MAX_KINDS });
  const parsed = new LRUCache<string, ParsedTag>({ max: MAX_TAGS });
  const parseTag = (tag: string, attributes: string): ParsedTag => {
    const text = `${tag} ${attributes}`;
    let known = parsed.get(text);
    if (known === undefined) parsed.set(text, (known = toParsedTag(tag, attributes, tested)));
    return known;
  };
  return (html, urls) => {
    const elements = elementsAboveFold(html, parseTag);
    const key = [...urls, ...[...elements.keys()].toSorted()].join("\n");
    let css = cache.get(key);
    if (css === undefined) {
      const matches = createMatcher([...elements.values()]);
      css = urls.map((url) => printParts(stylesheets.get(url) ?? [], matches)).join("");
      cache.set(key, css);
    }
    return css;
  };
}

function testedAttributes(part: Part): string[] {
  if (part.kind === "block") return part.parts.flatMap(testedAttributes);
  const ofCompound = (compound: Compound): string[] => [
    ...compound.attributes.map(({ name }) => name),
    ...compound.alternatives.flat(2).flatMap(ofCompound),
  ];
  return part.kind === "rule" ? part.selectors.flat().flatMap(ofCompound) : [];
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

function createMatcher(elements: readonly Element[]): (selector: readonly Compound[]) => boolean {
  const known = new Map<string, boolean>();
  const exists = (compound: Compound): boolean => {
    let found = known.get(compound.key);
    if (found === undefined) {
      found =
        elements.some((element) => fits(element, compound)) &&
        compound.alternatives.every((selectors) => selectors.some(matches));
      known.set(compound.key, found);
    }
    return found;
  };
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
const TAG = /<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/"']+(?:="[^"]*")?)*)\s*(\/?)>/g;
const ATTRIBUTE = /([^\s=>/"']+)(?:="([^"]*)")?/g;

/** Returns one element of each kind that is displayed above the fold, which a `data-fold` attribute marks. */
function elementsAboveFold(
  html: string,
  parseTag: (tag: string, attributes: string) => ParsedTag,
): Map<string, Element> {
  const kinds = new Map<string, Element>();
  const documentElement = /<html[^>]*>/.exec(html)?.[0] ?? "<html>";
  const end = html.indexOf("</main>");
  const text = documentElement + html.slice(html.indexOf("<body"), end === -1 ? undefined : end);
  let hiddenTag: string | undefined;
  let depth = 0;
  for (const [, close, name = "", attributeText = "", selfClosing] of text.matchAll(TAG)) {
    const tag = name.toLowerCase();
    if (hiddenTag !== undefined) {
      if (tag !== hiddenTag || selfClosing) continue;
      depth += close ? -1 : 1;
      if (depth === 0) hiddenTag = undefined;
      continue;
    }
    if (close) continue;
    const { element, kind, isHidden } = parseTag(tag, attributeText);
    if (element.attributes.has("data-fold")) break;
    if (isHidden && !selfClosing && !VOID.has(tag)) {
      hiddenTag = tag;
      depth = 1;
    }
    if (isHidden) continue;
    if (!kinds.has(kind)) kinds.set(kind, element);
  }
  return kinds;
}

function toParsedTag(tag: string, text: string, tested: ReadonlySet<string>): ParsedTag {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of text.matchAll(ATTRIBUTE)) {
    const attribute = name.toLowerCase();
    if (tested.has(attribute) || attribute === "data-fold") attributes.set(attribute, value);
  }
  const kind = [tag, ...[...attributes].map(([name, value]) => `${name}=${value}`)].join(" ");
  const isHidden = HIDDEN_TAG.test(tag) || /\s(popover|hidden)\b/.test(text);
  return { element: { tag, attributes }, kind, isHidden };
}
