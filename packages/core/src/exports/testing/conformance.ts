export {
  checkConformance,
  conformanceChecks,
  type ConformanceReport,
  defineConformanceTests,
  formatConformance,
  type TestFunction,
} from "../../testing/conformance/checkConformance.js";
export type {
  ConformanceCheck,
  ConformanceData,
  ConformanceFeature,
  ConformanceOptions,
  ConformanceResult,
} from "../../testing/conformance/createCheck.js";
export type { CreateShopUnderTest } from "../../testing/conformance/openVisit.js";
