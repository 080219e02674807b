import { html } from "hono/html";
import type { Language } from "../config/taxTitle.ts";

type Html = ReturnType<typeof html>;

interface Page {
  language: Language;
  title: string;
  /** what the head has besides the title */
  head?: Html;
  body: Html;
}

/** A page of the backend's own, between the shop and a bank. Search engines leave it out. */
export const standalonePage = ({ language, title, head, body }: Page): Html =>
  html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html>`;
