import { html } from "hono/html";
import type { Language } from "../locale.ts";

type Html = ReturnType<typeof html>;

interface Page {
  language: Language;
  title: string;
  head?: Html;
  body: Html;
}

/** Page served by the backend itself, between the storefront and a bank. Hidden from search engines. */
export const renderStandalonePage = ({ language, title, head, body }: Page): Html =>
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
