import { readJson, type HttpConfig, type HttpEnvironment, TIMEOUT_MS, type Transport } from "./http.js";

/** Sends each request once, as a guest. */
export const fetchTransport =
  ({ apiUrl, fastApi, token }: HttpConfig, { fetch }: Pick<HttpEnvironment, "fetch">): Transport =>
  async ({ api, method, path, query = {}, body, signal }) => {
    const url = new URL(path, api === "fast" ? fastApi : apiUrl);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(
      new Request(url, {
        method,
        headers: { Authorization: `TOKEN ${token}`, ...(body !== undefined && { "Content-Type": "application/json" }) },
        // Undefined for a call without a body.
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal ?? timeout, timeout]),
      }),
    );
    return { response, body: await readJson(response, response) };
  };
