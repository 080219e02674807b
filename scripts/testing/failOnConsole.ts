// Fails tests that write to console.error or console.warn. A test that expects output replaces the method itself
// (`vi.spyOn(console, "error").mockImplementation(() => {})`) and asserts the calls.
import { afterEach, beforeEach } from "vitest";

const METHODS = ["error", "warn"] as const;
let complaints: string[] = [];
let restore: () => void = () => {};

beforeEach(() => {
  complaints = [];
  const originals = METHODS.map((method) => [method, console[method]] as const);
  for (const [method, original] of originals) {
    console[method] = (...args: unknown[]) => {
      complaints.push(`console.${method}: ${args.map(String).join(" ")}`);
      original(...args);
    };
  }
  restore = () => {
    for (const [method, original] of originals) console[method] = original;
  };
});

afterEach(() => {
  restore();
  if (complaints.length > 0) throw new Error(`Unexpected console output:\n${complaints.join("\n")}`);
});
