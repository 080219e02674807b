import { parseSync } from "oxc-parser";

const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression", "ClassExpression"]);

/**
 * Marks the calls in a module's constants as pure. esbuild and webpack keep unused constants otherwise: they ignore
 * `@__NO_SIDE_EFFECTS__` of functions in other modules.
 */
export function markPure(code) {
  const calls = [];
  const visit = (node) => {
    if (node === null || typeof node !== "object" || FUNCTIONS.has(node.type)) return;
    if (node.type === "CallExpression" || node.type === "NewExpression") calls.push(node.start);
    for (const child of Object.values(node)) visit(child);
  };
  for (const statement of parseSync("module.js", code).program.body) {
    const declaration = statement.declaration ?? statement;
    if (declaration.type === "VariableDeclaration" && declaration.kind === "const") visit(declaration);
  }
  return calls
    .toSorted((a, b) => b - a)
    .reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code);
}
