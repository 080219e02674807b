// Stores in the shape of other frameworks. An entry of its own: React reads stores as they are.
export { type Readable, toReadable } from "../store/toReadable.js";
