import { html } from "hono/html";
import { createFormatters } from "../../formatters.ts";
import { defaultLocaleFor, type Language } from "../../locale.ts";
import { renderStandalonePage } from "../standalonePage.ts";
import { TEXTS } from "../../texts/texts.ts";
import type { BankTexts } from "../../texts/types.ts";

export type Scenario = keyof BankTexts["scenarios"];
export const SCENARIOS: readonly Scenario[] = ["pay", "slow", "twice", "decline", "cancel"];

/** Own style sheet and forms only: no scripts, frames or other hosts. */
export const BANK_CSP =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export interface BankSession {
  id: string;
  order_ref: string;
  amount_cents: number;
  currency: string;
  language: Language;
  return_path: string;
  state: "open" | "paying" | "paid" | "declined" | "canceled" | "refunded";
}

/** Page of one payment. Works without JavaScript. */
export function renderBankPage(session: BankSession) {
  const { language, state, return_path: back } = session;
  const t = TEXTS[language].testBank;
  const { money } = createFormatters(defaultLocaleFor(language), session.currency);
  const choices = SCENARIOS.map((play) => {
    const { label, hint } = t.scenarios[play];
    return html`<li>
      <button name="play" value="${play}" aria-describedby="${play}-hint" class="${play}">${label}</button>
      <p id="${play}-hint">${hint}</p>
    </li>`;
  });
  const open = html`<h2>${t.choose}</h2>
    <form method="post">
      <ul>
        ${choices}
      </ul>
    </form>
    <ul>
      <li>
        <a href="${back}">${t.leave}</a>
        <p>${t.leaveHint}</p>
      </li>
      <li>
        <a href="${back}?status=paid&amp;redirect_status=succeeded">${t.forge}</a>
        <p>${t.forgeHint}</p>
      </li>
    </ul>`;
  const content =
    state === "open"
      ? open
      : html`<p class="state" role="status">${t.state[state]}</p>
          <p><a href="${back}">${t.back}</a></p>`;
  return renderDocument(
    language,
    html`<dl>
        <div>
          <dt>${t.order}</dt>
          <dd>${session.order_ref}</dd>
        </div>
        <div>
          <dt>${t.amount}</dt>
          <dd class="amount">${money(session.amount_cents)}</dd>
        </div>
      </dl>
      ${content}`,
  );
}

/** Page where the shopper selects an account before ordering, as opened by a provider's button. */
export function renderWalletPage(language: Language, back: string) {
  const { choose, use, useHint, leave } = TEXTS[language].testBank.wallet;
  return renderDocument(
    language,
    html`<h2>${choose}</h2>
      <form method="post">
        <button class="pay" aria-describedby="use-hint">${use}</button>
        <p id="use-hint">${useHint}</p>
      </form>
      <ul>
        <li><a href="${back}">${leave}</a></li>
      </ul>`,
  );
}

function renderDocument(language: Language, content: ReturnType<typeof html>) {
  const { title, notice } = TEXTS[language].testBank;
  return renderStandalonePage({
    language,
    title,
    head: html`<link rel="icon" href="/favicon.svg" /> <link rel="stylesheet" href="/api/testbank/style.css" />`,
    body: html`<main>
      <h1>${title}</h1>
      <p>${notice}</p>
      ${content}
    </main>`,
  });
}

export const BANK_CSS = `
:root { color-scheme: light dark; --ink: #22302b; --paper: #fff; --ground: #eef2ef; --line: #b9c6bf; --go: #1f5c46; --on-go: #fff; --quiet: #51605a }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8efeb; --paper: #1b2521; --ground: #111815; --line: #4d5d56; --go: #9ad7bc; --on-go: #10241b; --quiet: #b3c2ba }
}
* { box-sizing: border-box }
body { margin: 0; padding: 2rem 1rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: clamp(1.25rem, 5vw, 2.5rem); background: var(--paper); border: 2px dashed var(--line); border-radius: .75rem }
h1 { margin: 0 0 .5rem; font-size: 1.5rem; line-height: 1.2; text-wrap: balance }
h2 { margin: 2rem 0 .75rem; font-size: 1.125rem }
p { margin: 0 }
li p { color: var(--quiet); font-size: .9375rem }
dl { margin: 1.5rem 0 0; border-block: 1px solid var(--line) }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .5rem 0 }
dt { color: var(--quiet) }
dd { margin: 0; font-variant-numeric: tabular-nums }
.amount { font-size: 1.25rem; font-weight: 700 }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 1rem }
form + ul { margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }
button, a { min-height: 2.75rem; font: inherit; font-weight: 600 }
button { width: 100%; margin-bottom: .25rem; padding: .5rem 1rem; border: 2px solid var(--go); border-radius: .5rem; background: transparent; color: var(--go); cursor: pointer }
button.pay { background: var(--go); color: var(--on-go) }
a { display: inline-flex; align-items: center; color: var(--go) }
:focus-visible { outline: 3px solid var(--go); outline-offset: 3px }
.state { margin: 1.5rem 0 .5rem; font-weight: 600 }
`;
