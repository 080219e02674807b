// Loaded after a failure only: every page loads its importer.
export { messageOf } from "@shop/core";
