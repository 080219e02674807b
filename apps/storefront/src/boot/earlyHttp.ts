// A chunk of its own, with the calls of the cart.
export { plainHttp } from "@shop/core/calls";
