/** Addresses of the code by which a page comes alive. */
export interface ModulesOfPage {
  /** the script that does it */
  script: string;
  /** what it imports */
  imports: readonly string[];
  /** what it asks for once it runs: of the route, the screen and their words */
  others: readonly string[];
}

/**
 * Has the page's code fetched, for a script in the head: one that waits for the styles before it. Written in the document,
 * the addresses would be found by browsers that read ahead, and take the line from style, letters and the first picture.
 */
export const fetchModules = ({ script, imports, others }: ModulesOfPage): string =>
  `for(const href of ${JSON.stringify([...imports, script, ...others])})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}))`;

/**
 * Runs it, for a script after the whole page. Libraries have a task of their own, and a tap between them and the rest is
 * heard.
 */
export const runModules = ({ script, imports }: ModulesOfPage): string =>
  `Promise.all(${JSON.stringify(imports)}.map(one=>import(one))).then(()=>setTimeout(()=>import(${JSON.stringify(script)})))`;
