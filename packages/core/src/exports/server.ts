export { memoryStorage } from "../environment/memory.js";
export { serverEnvironment } from "../environment/server.js";
