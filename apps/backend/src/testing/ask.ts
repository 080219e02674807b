import { expect } from "vitest";
import * as v from "valibot";

interface Answering {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** Sends a GET that must succeed and decodes the response with the clients' schema. */
export async function ask<T>(app: Answering, path: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  return v.parse(schema, await askRaw(app, path));
}

export async function askRaw(app: Answering, path: string): Promise<unknown> {
  const answer = await app.request(path);
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(200);
  return answer.json();
}

export async function statusAndBody(app: Answering, path: string): Promise<{ status: number; body: unknown }> {
  const answer = await app.request(path);
  return { status: answer.status, body: await answer.json() };
}

export const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
