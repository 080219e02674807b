import { toQuantityStep } from "@shop/core";
import {
  dismissEarlyAddition,
  type EarlyItem,
  onConfirmationReplaced,
  rememberEarlyAddition,
} from "../shared/early/earlyAddition.ts";
import { addEarly, onEarlyRejection } from "./earlyCart.ts";
import { takeHeldSubmits } from "../shared/early/heldSubmits.ts";

/** With a checked service, a submit stays held until hydration. */
const FORM = "form.lh-buyform[data-replay-submit]:not(:has([name=service]:checked))";

/** Adds to the cart what product forms submit before hydration, also what they submitted before this module loaded. */
export function handleEarlyBuyForms(): void {
  const takeAll = (): void => document.querySelectorAll<HTMLFormElement>(`${FORM}[data-held]`).forEach(takeSubmits);
  self.takeEarlySubmits = takeSubmits;
  takeAll();
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", takeAll);
  onEarlyRejection(dismissEarlyAddition);
  onConfirmationReplaced(closePanel);
  addEventListener("click", handleClick, true);
  addEventListener("keydown", ({ key }) => key === "Escape" && dismissEarlyAddition(), true);
}

function takeSubmits(form: HTMLFormElement): void {
  // The rest of a document that is still arriving has the items.
  if (!form.matches(FORM) || (document.readyState === "loading" && panelPlace() === null)) return;
  const added = takeHeldSubmits(form);
  for (let submit = 0; submit < added; submit += 1) add(form);
}

function add(form: HTMLFormElement): void {
  const isDeliverable = form.querySelector("[type=submit][aria-disabled=true]") === null;
  const found = isDeliverable ? findItem(form) : undefined;
  if (found === undefined || found.item.stock <= 0) return;
  const { item } = found;
  const { quantity } = toQuantityStep(Number(new FormData(form).get("quantity")), item.step);
  addEarly(item, quantity);
  showPanel(found, rememberEarlyAddition({ variantId: item.variantId, quantity }).quantity);
}

/** As in BuyForm: the variant of the chosen values, else the selected one. */
function findItem(form: HTMLFormElement): EarlyItem | undefined {
  const inputs = form.querySelectorAll<HTMLInputElement>("input[type=radio]:checked");
  const chosen = new Set(Array.from(inputs, ({ value }) => Number(value)));
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- written by `EarlyPurchase`
  const items: readonly EarlyItem[] = JSON.parse(panelPlace()?.querySelector("script")?.textContent ?? "[]");
  return (
    items.find(({ valueIds }) => valueIds.every((id) => chosen.has(id))) ?? items.find(({ isSelected }) => isSelected)
  );
}

const panelPlace = (): HTMLElement | null => document.querySelector("[data-early-purchase]");

const closePanel = (): void => panelPlace()?.querySelector(".lh-added")?.remove();

function showPanel({ item, options, price }: EarlyItem, quantity: number): void {
  const place = panelPlace();
  const copy = place?.querySelector("template")?.content.cloneNode(true);
  if (!(copy instanceof DocumentFragment) || place === null) return;
  const setText = (selector: string, text: string): void => {
    const element = copy.querySelector(selector);
    if (element !== null) element.textContent = text;
  };
  setText("strong", item.title);
  setText(".lh-added-options", options);
  setText(".lh-added-quantity", String(quantity));
  setText(".sh-money", price);
  const [picture, gallery] = [
    copy.querySelector("img"),
    document.querySelector<HTMLImageElement>(".sh-gallery-strip img"),
  ];
  // Already loaded, so it needs no request.
  if (picture !== null && gallery !== null) picture.src = gallery.currentSrc;
  closePanel();
  place.append(copy);
}

function handleClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return;
  if (target.closest("[data-early-purchase] .sh-iconbutton") !== null) return dismissEarlyAddition();
  const step = target.closest(".sh-quantity-step");
  const input = step?.closest("form:not([data-hydrated])") && step.parentElement?.querySelector("input");
  if (!input) return;
  if (step?.nextElementSibling === input) input.stepDown();
  else input.stepUp();
}
