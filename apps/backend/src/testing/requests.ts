import { expect } from "vitest";
import * as v from "valibot";

interface RequestHandler {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** Sends a GET that must succeed and decodes the response with the clients' schema. */
export async function getParsed<T>(app: RequestHandler, path: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  return v.parse(schema, await getJson(app, path));
}

export async function getJson(app: RequestHandler, path: string): Promise<unknown> {
  const response = await app.request(path);
  expect(response.status, `${path}: ${await response.clone().text()}`).toBe(200);
  return response.json();
}

export async function getStatusAndBody(app: RequestHandler, path: string): Promise<{ status: number; body: unknown }> {
  const response = await app.request(path);
  return { status: response.status, body: await response.json() };
}

export const postInit = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
