/** The backend as a library: used by the storefront server and the testkit. */
export { createApp } from "./app.ts";
export type { Deps } from "./deps.ts";
export { type Db, type DatabaseHandle, openDatabase } from "./platform/db/connect.ts";
export { type Locale, LOCALES } from "./locale.ts";
export { createProductIndexCache } from "./catalogue/productIndex/productIndexCache.ts";
export { createSearchEngine } from "./platform/search/createSearchEngine.ts";
export { lockDemoCustomers } from "./importing/demoCustomers.ts";
export { importDemo } from "./importing/importDemo.ts";
export { isShopEmpty } from "./importing/isShopEmpty.ts";
export { localRegister } from "./pricing/vat/localRegister.ts";
export { viesRegister } from "./pricing/vat/vies.ts";
export { fileMailer } from "./mail/sending/fileMailer.ts";
export { smtpMailer } from "./mail/sending/smtpMailer.ts";
export { ORDER_ADMIN_HELP, runOrderAdmin } from "./orderAdmin/runOrderAdmin.ts";
export { startHousekeeping } from "./startHousekeeping.ts";
export { startMailJob } from "./mail/sending/startMailJob.ts";
export type { PaymentKeys } from "./payment/paymentSettings.ts";
export { startTestBankJob } from "./payment/testbank/startTestBankJob.ts";
