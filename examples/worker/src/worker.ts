import { failureKind, isShopError } from "@shop/core";
import { plainHttp, productsCall } from "@shop/core/calls";
import { order } from "./order";

const STATUS = { network: 502, busy: 503, refused: 409, bug: 500 };

async function respond(request: Request, backend: string): Promise<Response> {
  const api = `${backend}/api/`;
  const config = { apiUrl: api, token: "storefront", language: "de", locale: "de-AT", market: "AT" };
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case "GET /": {
      const products = await productsCall(plainHttp(config), config)({ limit: 5 });
      return Response.json(products.map(({ id, title, priceCents, stock }) => ({ id, title, priceCents, stock })));
    }
    case "POST /orders": {
      const result = await order(config, await request.json().catch(() => undefined));
      return Response.json(result, { status: "issues" in result ? 422 : 201 });
    }
    default:
      return new Response("Not found", { status: 404 });
  }
}

export default {
  fetch: (request: Request, env: { SHOP_URL: string }): Promise<Response> =>
    respond(request, env.SHOP_URL).catch((error: unknown) => {
      if (!isShopError(error)) throw error;
      return Response.json({ code: error.code }, { status: STATUS[failureKind(error)] });
    }),
};
