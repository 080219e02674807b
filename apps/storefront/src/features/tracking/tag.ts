import type { ConsentChoice } from "@shop/core";
import type { EcommerceEvent } from "@shop/core/marketing";

/** Third-party tag that receives analytics events: a tag manager or a pixel. */
export interface Tag {
  /** Whether it may run under this consent. */
  canRun(allowed: ConsentChoice): boolean;
  /** Loads the tag. Called once, when it may run. */
  start(allowed: ConsentChoice): void;
  /** Called when consent changes and the tag may still run. */
  updateConsent(allowed: ConsentChoice): void;
  send(event: EcommerceEvent): void;
  /**
   * Page view.
   * @param address URL without personal data.
   */
  trackPageView(address: string): void;
}
