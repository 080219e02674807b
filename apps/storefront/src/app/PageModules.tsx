import { useRouter } from "@tanstack/react-router";
import { type ReactElement, useState } from "react";

/** Addresses of the code by which a page comes alive, its script apart. */
export interface ModulesOfPage {
  /** what the script imports */
  imports: readonly string[];
  /** what it asks for once it runs: of the route, the screen and their words */
  others: readonly string[];
}

/**
 * Has the page's code fetched while its script is still on its way; after all that is seen, for it must not take the line
 * from letters and the first picture. Libraries are scripts of their own, so that they are run in a task of their own, and
 * a tap in between is heard. As text: nothing in it changes, and elements would each have to be brought to life.
 */
export function PageModules(): ReactElement {
  const { modules } = useRouter().options.context;
  const [html] = useState(() => ({ __html: modules === undefined ? "" : tagsOf(modules) }));
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

const tagsOf = ({ imports, others }: ModulesOfPage): string =>
  [
    ...imports.map((src) => `<script type="module" async fetchpriority="low" src="${src}"></script>`),
    ...others.map((href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`),
  ].join("");
