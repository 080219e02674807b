import { parseSync } from "oxc-parser";

const FUNCTIONS: readonly unknown[] = ["ArrowFunctionExpression", "FunctionExpression", "ClassExpression"];
const CALLS: readonly unknown[] = ["CallExpression", "NewExpression"];

/**
 * Marks the calls in a module's constants as pure. esbuild and webpack keep unused constants otherwise: they ignore
 * `@__NO_SIDE_EFFECTS__` of functions in other modules.
 */
export function markPure(code: string): string {
  const calls: number[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const node: { type?: unknown; start?: unknown } = value;
    if (FUNCTIONS.includes(node.type)) return;
    if (CALLS.includes(node.type) && typeof node.start === "number") calls.push(node.start);
    Object.values(value).forEach(visit);
  };
  for (const statement of parseSync("module.js", code).program.body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "VariableDeclaration" && declaration.kind === "const") visit(declaration);
  }
  // Outer calls come first: from the end, an insertion moves no other one.
  return calls.reduceRight((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code);
}
