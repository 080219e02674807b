// Editors expect this file name.
export { default } from "./vitest.workspace.ts";
