import { isShopError, summarizeCart } from "@shop/core";
import { createResource, createSignal, For, Show } from "solid-js";
import { placeOrder } from "./placeOrder.ts";
import { cart, euro, shipping, shop } from "./shop.ts";

export function CartForm() {
  const [methods] = createResource(
    () => cart().cartId !== 0 && `${cart().cartId} ${shipping().methodId}`,
    () => shop.checkout.paymentMethods(),
  );
  const order = () => {
    const payment = methods()?.find(({ code }) => code === "Vorkasse");
    const { totalCents } = summarizeCart(cart(), shipping());
    if (payment === undefined || totalCents === undefined) return undefined;
    return { paymentId: payment.id, totalCents: totalCents + payment.feeCents };
  };
  const [result, setResult] = createSignal("");
  const submit = async (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault();
    const [form, current] = [new FormData(event.currentTarget), order()];
    if (!current) return;
    const number = placeOrder(form, current.paymentId, current.totalCents);
    setResult(
      await number.then((ref) => `Order ${ref}`).catch((error) => (isShopError(error) ? error.code : "Failed")),
    );
  };
  return (
    <>
      <ul aria-busy={cart().isPending}>
        <For each={cart().lines}>
          {(line) => (
            <li>
              {line.quantity} × {line.title}, {euro(line.unitCents * line.quantity)}
              <button onClick={() => shop.cart.setQuantity(line.variantId, line.quantity + 1)}>More</button>
              <button onClick={() => shop.cart.decrease(line.variantId)}>Less</button>
            </li>
          )}
        </For>
      </ul>
      <Show when={cart().lines.length > 0}>
        <form style={{ display: "grid", "justify-items": "start" }} onSubmit={submit}>
          <For each={NAMES}>
            {(name, index) => (
              <label>
                {LABELS[index()]} <input name={name} required />
              </label>
            )}
          </For>
          <Show when={order()}>{(priced) => <p>Total with shipping: {euro(priced().totalCents)}</p>}</Show>
          <button disabled={!order()}>Order with obligation to pay</button>
        </form>
      </Show>
      <output>{result()}</output>
    </>
  );
}

const NAMES = ["email", "firstName", "lastName", "street", "postalCode", "city", "phone"];
const LABELS = ["Email", "First name", "Last name", "Street", "Postal code", "City", "Phone"];
