/** The backend as a library: used by the storefront server and the testkit. */
export { createApp } from "./app.ts";
export type { Deps } from "./deps.ts";
export { type Db, type OpenDatabase, openDatabase } from "./db/connect.ts";
export { type Locale, LOCALES } from "./locale.ts";
export { keepAssortment } from "./features/catalogue/assortment/keepAssortment.ts";
export { openSearch } from "./search/openSearch.ts";
export { lockDemoCustomers } from "./importing/demoCustomers.ts";
export { importDemo } from "./importing/importDemo.ts";
export { isShopEmpty } from "./importing/isShopEmpty.ts";
export { localRegister } from "./features/vat/localRegister.ts";
export { viesRegister } from "./features/vat/vies.ts";
export { fileMailer } from "./features/mail/sending/fileMailer.ts";
export { smtpMailer } from "./features/mail/sending/smtpMailer.ts";
export { DESK_HELP, runDesk } from "./features/desk/runDesk.ts";
export { startHousekeeping } from "./housekeeping/startHousekeeping.ts";
export { startMails } from "./features/mail/sending/startMails.ts";
export type { PaymentKeys } from "./features/payment/paymentSettings.ts";
export { startTestBank } from "./features/payment/testbank/startTestBank.ts";
