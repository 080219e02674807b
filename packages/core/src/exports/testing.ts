export { memoryEnvironment, memoryStorage } from "../environment/memory.js";
