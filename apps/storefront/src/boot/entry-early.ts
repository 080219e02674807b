import { handleEarlyBuyForms } from "./earlyBuyForm.ts";
import { restoreEarlyCart } from "./earlyCart.ts";
import { handleConsentBanner } from "./earlyConsent.ts";
import { holdEventsUntilHydrated } from "./holdEvents.ts";
import { hydratePage } from "./hydratePage.ts";
import { scrollToOpenPage } from "./scrollToOpenPage.ts";
import { whenActive } from "../ui/whenActive.ts";

void whenActive();
holdEventsUntilHydrated();
handleEarlyBuyForms();
handleConsentBanner();
scrollToOpenPage();
restoreEarlyCart();
void hydratePage();
