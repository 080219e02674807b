// A client of the worker: lists the products and orders the first one in stock.
import { env } from "node:process";

const url = `http://localhost:${env.PORT ?? "8787"}`;
const products = await (await fetch(url)).json();
const { id: productId } = products.find(({ stock }) => stock > 0);
const response = await fetch(`${url}/orders`, {
  method: "POST",
  body: JSON.stringify({
    productId,
    email: `anna.${Date.now()}@example.com`,
    firstName: "Anna",
    lastName: "Huber",
    street: "Am Hof 1",
    postalCode: "1010",
    city: "Wien",
    phone: "+43 1 234567",
  }),
});
const result = await response.json();
if (!response.ok) throw new Error(JSON.stringify(result));
console.log("Order", result.number);
