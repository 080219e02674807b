import { createHash } from "node:crypto";
import index from "./index.json" with { type: "json" };

/** Hash of settings and mappings: another version needs a new index. */
const version = createHash("sha256").update(JSON.stringify(index)).digest("hex").slice(0, 16);

/** Body of `PUT {index}`. The engine analyzes nothing: documents and queries consist of terms. */
export const indexBody = { version, body: { ...index, mappings: { ...index.mappings, _meta: { version } } } };
