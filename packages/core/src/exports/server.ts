export { memoryStorage, serverEnvironment } from "../environment/runtime.js";
