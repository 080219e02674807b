/** The backend as a library: used by the storefront server and the testkit. */
export { createApp } from "./app.ts";
export type { Deps } from "./deps.ts";
export { type Db, type DatabaseHandle, openDatabase } from "./db/connect.ts";
export { type Locale, LOCALES } from "./locale.ts";
export { createProductIndexCache } from "./features/catalogue/productIndex/productIndexCache.ts";
export { createSearchEngine } from "./search/createSearchEngine.ts";
export { lockDemoCustomers } from "./importing/demoCustomers.ts";
export { importDemo } from "./importing/importDemo.ts";
export { isShopEmpty } from "./importing/isShopEmpty.ts";
export { localRegister } from "./features/vat/localRegister.ts";
export { viesRegister } from "./features/vat/vies.ts";
export { fileMailer } from "./features/mail/sending/fileMailer.ts";
export { smtpMailer } from "./features/mail/sending/smtpMailer.ts";
export { ORDER_ADMIN_HELP, runOrderAdmin } from "./features/orderAdmin/runOrderAdmin.ts";
export { startHousekeeping } from "./housekeeping/startHousekeeping.ts";
export { startMailJob } from "./features/mail/sending/startMailJob.ts";
export type { PaymentKeys } from "./features/payment/paymentSettings.ts";
export { startTestBankJob } from "./features/payment/testbank/startTestBankJob.ts";
