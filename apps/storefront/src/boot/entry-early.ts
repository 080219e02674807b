import { handleEarlyBuyForms } from "./earlyBuyForm.ts";
import { restoreEarlyCart, whenHandedOver } from "./earlyCart.ts";
import { handleEarlyConsent } from "./earlyConsent.ts";
import { holdEventsUntilHydrated } from "./holdEvents.ts";
import { hydratePage } from "./hydratePage.ts";

holdEventsUntilHydrated();
handleEarlyBuyForms();
whenHandedOver(handleEarlyConsent());
restoreEarlyCart();
void hydratePage();
