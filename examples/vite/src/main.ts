import { messageOf, summarizeCart } from "@shop/core";
import { rejectionMessages } from "@shop/core/cart";
import { messages } from "@shop/core/locales/en";
import { init, t } from "i18next";
import { fetchOrderNumber, placeOrder } from "./order";
import { euro, shop } from "./shop";

const element = (id: string): HTMLElement => document.getElementById(id) ?? document.body;
const report = (text: string): void => void (element("status").textContent = text);

function row(text: string, label: string, onClick: () => void): HTMLElement {
  const button = document.createElement("button");
  button.textContent = label;
  button.addEventListener("click", onClick);
  const item = document.createElement("li");
  item.append(text, " ", button);
  return item;
}

async function renderProducts(): Promise<void> {
  const products = await shop.catalogue.products({ limit: 8 });
  const rows = products.map((product) =>
    row(`${product.title}, ${euro(product.priceCents)}`, "Add to cart", () => shop.cart.add(product)),
  );
  element("products").replaceChildren(...rows);
}

function renderCart(): void {
  const cart = summarizeCart(shop.cart.getSnapshot(), shop.shipping.getSnapshot());
  const rows = cart.lines.map(({ title, quantity, unitCents, variantId }) =>
    row(`${quantity} × ${title}, ${euro(quantity * unitCents)}`, "Remove", () => shop.cart.remove(variantId)),
  );
  element("lines").replaceChildren(...rows);
  element("total").textContent = `Shipping ${euro(cart.shippingCents)}, total ${euro(cart.totalCents)} including VAT`;
  element("order").hidden = cart.itemCount === 0;
}

async function renderOrder(): Promise<void> {
  const number = await fetchOrderNumber();
  if (number !== undefined) report(`Order ${number}: an email says how to pay.`);
}

async function submit(form: HTMLFormElement): Promise<void> {
  const entries = Array.from(new FormData(form), ([name, value]) => [name, typeof value === "string" ? value : ""]);
  const issues = await placeOrder(Object.fromEntries(entries));
  report(issues.map(({ message, values }) => t(`validation.${message}`, { ...values })).join(" "));
  await renderOrder();
}

function reportFailure(error: unknown): void {
  const { key, values } = messageOf(error);
  report(t(key, values));
}

await init({ lng: "en", resources: { en: { translation: messages } } });
shop.events.on("cart:rejected", (rejection) => {
  const [failure, advice] = rejectionMessages(rejection);
  report(`${t(failure.key)}. ${t(advice.key, advice.values)}`);
});
shop.cart.subscribe(renderCart);
shop.shipping.subscribe(renderCart);
shop.start();
const [form] = document.forms;
form?.addEventListener("submit", (event) => {
  event.preventDefault();
  submit(form).catch(reportFailure);
});
await Promise.all([renderProducts(), renderOrder()]).catch(reportFailure);
