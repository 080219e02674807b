// Lists the mutants of a source, and compiles all of them into it behind switches, so that it is loaded once.
import { parseSync, visitorKeys } from "oxc-parser";

const OPERATORS = { "<": "<=", "<=": "<", ">": ">=", ">=": ">", "+": "-", "-": "+", "*": "/", "/": "*", "%": "*" };
const EQUALITY = { "===": "!==", "!==": "===" };
const SWAPPED = { round: "floor", floor: "ceil", ceil: "floor", min: "max", max: "min", some: "every", every: "some" };
const STRIPPED = /^(trim|toSorted|toReversed|filter|slice|replace|replaceAll|catch|finally|toLowerCase|toUpperCase)$/;
/** Syntax around a value that does exist at run time. */
const WRAPPERS = new Set(["TSAsExpression", "TSSatisfiesExpression", "TSNonNullExpression"]);
const SHORT = 6;
const AROUND = 12;
/** Results that a caller seldom tells from undefined. */
const LIKE_NOTHING = /^(undefined|false)$/;
/** Texts of the log are free. */
const LOGS = /\blog\.\w+$|^console\./;

/** Returns `{ path, line, text, change, host, code }`: `code` replaces the range of `host`. */
export function mutantsOf(path, source) {
  const mutants = [];
  const textOf = ({ start, end }) => source.slice(start, end);
  const lines = source.split("\n");

  function add(host, start, end, replacement) {
    const line = source.slice(0, start).split("\n").length;
    // A short text may occur several times in a line: its surroundings tell them apart.
    const around = end - start < SHORT ? AROUND : 0;
    const before = source.slice(start - around, start);
    const after = source.slice(end, end + around);
    const change = [before + textOf({ start, end }) + after, before + replacement + after].map((text) =>
      text.replaceAll(/\s+/g, " ").slice(0, 80).trim(),
    );
    mutants.push({
      path,
      line,
      text: lines[line - 1].trim(),
      change: change.join(" -> "),
      host: { start: host.start, end: host.end, isStatement: host.type.endsWith("Statement") },
      code: source.slice(host.start, start) + replacement + source.slice(end, host.end),
    });
  }
  const replace = (host, node, replacement) => add(host, node.start, node.end, replacement);
  function replaceBetween(host, left, right, token, replacement) {
    const start = source.indexOf(token, left.end);
    if (start >= 0 && start < right.start) add(host, start, start + token.length, replacement);
  }

  const rules = {
    BinaryExpression(node, host, parent) {
      const swapped = parent.test === node ? OPERATORS[node.operator] : { ...OPERATORS, ...EQUALITY }[node.operator];
      if (swapped) replaceBetween(host, node.left, node.right, node.operator, swapped);
    },
    LogicalExpression(node, host) {
      add(host, node.left.end, node.end, "");
      add(host, node.start, node.right.start, "");
    },
    UnaryExpression(node, host) {
      if (/^[!-]$/.test(node.operator)) add(host, node.start, node.argument.start, "");
    },
    Literal(node, host, parent) {
      if (typeof node.value === "number") replace(host, node, String(node.value + 1));
      if (typeof node.value === "bigint") replace(host, node, `${node.value + 1n}n`);
      if (typeof node.value === "boolean") replace(host, node, String(!node.value));
      if (typeof node.value !== "string" || (parent.callee && LOGS.test(textOf(parent.callee)))) return;
      replace(host, node, node.value === "" ? '"mutated"' : '""');
    },
    TemplateLiteral: (node, host) => replace(host, node, '""'),
    ArrayExpression: (node, host) => node.elements.length > 0 && replace(host, node, "[]"),
    ObjectExpression(node, host) {
      const { properties } = node;
      if (properties.length === 1) return replace(host, node, "{}");
      properties.forEach((property, at) => {
        const next = properties[at + 1];
        if (next) add(host, property.start, next.start, "");
        else add(host, properties[at - 1].end, property.end, "");
      });
    },
    CallExpression({ callee, end }, host) {
      if (callee.type !== "MemberExpression" || callee.computed) return;
      const { name } = callee.property;
      if (STRIPPED.test(name)) add(host, callee.object.end, end, "");
      if (SWAPPED[name]) replace(host, callee.property, SWAPPED[name]);
    },
    ChainExpression(node, host) {
      for (let link = node.expression; link; link = link.object ?? link.callee) {
        const inner = link.object ?? link.callee;
        if (!link.optional) continue;
        const start = source.indexOf("?.", inner.end);
        add(host, start, start + 2, link.type === "MemberExpression" && !link.computed ? "." : "");
      }
    },
    ConditionalExpression: (node) => branches(node.test),
    IfStatement: (node) => branches(node.test),
    WhileStatement: ({ test }) => replace(test, test, "false"),
    ArrowFunctionExpression({ body }) {
      if (body.type !== "BlockStatement" && !LIKE_NOTHING.test(textOf(body))) replace(body, body, "undefined");
    },
    ReturnStatement(node) {
      if (node.argument === null) replace(node, node, ";");
      else if (!LIKE_NOTHING.test(textOf(node.argument))) replace(node.argument, node.argument, "undefined");
    },
    ThrowStatement: (node) => replace(node, node, ";"),
    ExpressionStatement(node) {
      if (node.expression.callee?.type !== "Super") replace(node, node, ";");
    },
  };
  function branches(test) {
    replace(test, test, "true");
    replace(test, test, "false");
  }

  /** `host` is the expression that a change inside an optional chain has to repeat as a whole. */
  function visit(node, parent, host) {
    if ((node.type.startsWith("TS") && !WRAPPERS.has(node.type)) || node.directive) return;
    if (/^(Import|ExportAll)/.test(node.type)) return;
    const own = host ?? node;
    rules[node.type]?.(node, own, parent);
    for (const key of visitorKeys[node.type]) {
      if (key === "quasi" || key === "source" || ((key === "key" || key === "property") && !node.computed)) continue;
      const inChain = node.type === "ChainExpression" || (host && (key === "object" || key === "callee"));
      for (const child of [node[key]].flat()) if (child) visit(child, node, inChain ? own : undefined);
    }
  }
  visit(parseSync(path, source).program, {}, undefined);
  return mutants;
}

/** Returns the positions behind the braces of every loop and function. */
function bodiesOf(source) {
  const positions = [];
  function visit(node) {
    const { body } = node;
    if (body?.type === "BlockStatement") positions.push(body.start + 1);
    for (const key of visitorKeys[node.type]) for (const child of [node[key]].flat()) if (child) visit(child);
  }
  visit(parseSync("source.ts", source).program);
  return positions;
}

/** Returns the source with every mutant behind `switchMutant(id)`; loops and functions call it too, so that it can end them. */
export function withSwitches(source, mutants) {
  const hosts = Map.groupBy(mutants, ({ host }) => JSON.stringify(host));
  const inserted = [...hosts.values()].flatMap((group) => {
    const { start, end, isStatement } = group[0].host;
    const opening = isStatement
      ? group.map(({ id }) => `{if(!switchMutant(${id})){`).join("")
      : `${group.map(({ id, code }) => `(switchMutant(${id})?(${code}\n):`).join("")}(`;
    const closing = isStatement ? "}}".repeat(group.length) : ")".repeat(group.length + 1);
    return [
      { at: start, isOpening: 1, size: start - end, text: opening },
      { at: end, isOpening: 0, size: end - start, text: closing },
    ];
  });
  for (const at of bodiesOf(source)) inserted.push({ at, isOpening: 0, size: 0, text: "switchMutant(0);" });
  // Of ranges that begin together the longer opens first; of those that end together the shorter closes first.
  inserted.sort((a, b) => a.at - b.at || a.isOpening - b.isOpening || a.size - b.size);
  let last = 0;
  const parts = inserted.map(({ at, text }) => {
    const before = source.slice(last, at);
    last = at;
    return before + text;
  });
  return parts.join("") + source.slice(last);
}
