import type { Block } from "../paper/paper.ts";
import { ORDER_TEXTS } from "../texts/orderTexts.ts";
import type { OrderFacts } from "./orderFacts.ts";

export const pageBlock = ({ links, language }: OrderFacts): Block => ({
  kind: "link",
  main: true,
  label: ORDER_TEXTS[language].orderLink,
  href: links.order,
});

export const withdrawalBlocks = ({ links, law, language }: OrderFacts): Block[] => [
  ...(law.withdrawal.title === "" ? [] : [{ kind: "heading", text: law.withdrawal.title } as const]),
  { kind: "paragraph", text: ORDER_TEXTS[language].withdrawal },
  { kind: "link", label: ORDER_TEXTS[language].withdraw, href: links.withdrawal },
];
