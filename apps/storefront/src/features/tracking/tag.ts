import type { ConsentChoice } from "@shop/core";
import type { EcommerceEvent } from "@shop/core/marketing";

/** Somebody who is told what happens: a tag manager, a pixel. */
export interface Tag {
  /** Whether it may run under this consent. */
  mayRun(allowed: ConsentChoice): boolean;
  /** Loads what it needs. Called once, when it may run. */
  start(allowed: ConsentChoice): void;
  /** Consent is another one, and it may still run. */
  allow(allowed: ConsentChoice): void;
  tell(event: EcommerceEvent): void;
  /** A page was shown. @param address without anything personal in it */
  page(address: string): void;
}
