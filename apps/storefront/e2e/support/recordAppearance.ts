import type { Page } from "@playwright/test";

/** Computed properties that a missing rule would change; sizes and positions follow from the bounding box. */
const PROPERTIES =
  "display position visibility opacity color background-color background-image font-family font-size font-weight font-style line-height letter-spacing text-align text-decoration-line text-transform text-overflow white-space list-style-type border-top border-right border-bottom border-left border-radius box-shadow outline-style padding margin gap overflow transform z-index object-fit vertical-align appearance fill stroke stroke-width cursor".split(
    " ",
  );
const PSEUDO_ELEMENTS = ["::before", "::after"];

/** Appearance of the elements in the viewport, by their place in the document. */
export type Appearance = Record<string, Record<string, string>>;

/**
 * Returns what is displayed in the viewport: bounding boxes and computed styles, also of pseudo-elements. Boxes end at the
 * viewport, because the content below is laid out later; the opacity of an animation depends on the time.
 */
export const recordAppearance = (page: Page): Promise<Appearance> =>
  page.evaluate(
    ({ properties, pseudoElements }) => {
      const record: Appearance = {};
      const pathOf = (element: Element): string => {
        const parent = element.parentElement;
        if (parent === null || element === document.body) return element.localName;
        const place = Array.prototype.indexOf.call(parent.children, element);
        const [className = ""] = element.classList;
        return `${pathOf(parent)} > ${element.localName}${className && `.${className}`}[${place}]`;
      };
      for (const element of document.querySelectorAll("body, body *")) {
        // A <use> is empty until the sprite has loaded; its <svg> has the size and the colors.
        if (/^(script|style|template|link|use)$/.test(element.localName)) continue;
        const { x, y, width, height, bottom, right } = element.getBoundingClientRect();
        const isInside = bottom > 0 && right > 0 && y < innerHeight && x < innerWidth && width > 0 && height > 0;
        if (!isInside || !element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true })) continue;
        const styles = getComputedStyle(element);
        const box = [x, y, right, Math.min(bottom, innerHeight)];
        const values: Record<string, string> = { box: box.map((value) => value.toFixed(1)).join(" ") };
        for (const name of properties) values[name] = styles.getPropertyValue(name);
        if (styles.animationName !== "none") delete values["opacity"];
        for (const pseudo of pseudoElements) {
          const pseudoStyles = getComputedStyle(element, pseudo);
          if (pseudoStyles.content === "none" || pseudoStyles.display === "none") continue;
          for (const name of ["content", "width", "height", ...properties])
            values[`${pseudo} ${name}`] = pseudoStyles.getPropertyValue(name);
        }
        record[pathOf(element)] = values;
      }
      return record;
    },
    { properties: PROPERTIES, pseudoElements: PSEUDO_ELEMENTS },
  );

/** Returns the differences, one line for each element. */
export function compareAppearance(before: Appearance, after: Appearance): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((path) => {
    const [first, last] = [before[path], after[path]];
    if (first === undefined) return [`appears: ${path}`];
    if (last === undefined) return [`disappears: ${path}`];
    const changes = [...new Set([...Object.keys(first), ...Object.keys(last)])]
      .filter((name) => first[name] !== last[name])
      .map((name) => `${name}: ${first[name]} → ${last[name]}`);
    return changes.length === 0 ? [] : [`${path}: ${changes.join("; ")}`];
  });
}
