import { expect } from "vitest";
import * as v from "valibot";

/** An app that answers requests, as `createApp` makes it. */
interface Answering {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** The answer of a GET that must succeed, decoded by the schema the shop's clients decode it with. */
export async function ask<T>(app: Answering, path: string, schema: v.GenericSchema<unknown, T>): Promise<T> {
  return v.parse(schema, await askRaw(app, path));
}

/** As {@link ask}, as it was sent. */
export async function askRaw(app: Answering, path: string): Promise<unknown> {
  const answer = await app.request(path);
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBe(200);
  return answer.json();
}

/** Status and body of a GET. */
export async function statusAndBody(app: Answering, path: string): Promise<{ status: number; body: unknown }> {
  const answer = await app.request(path);
  return { status: answer.status, body: await answer.json() };
}

export const post = (body: unknown): RequestInit => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});
