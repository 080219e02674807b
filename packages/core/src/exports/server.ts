// Countries, languages and money without the rest of the main entry, for servers.
export {
  isLanguage,
  isMarket,
  type Language,
  LANGUAGES,
  type Locale,
  type Market,
  MARKETS,
  WITHDRAWAL_PATHS,
} from "../domain/config/locale.js";
export { customerTitle, normalizeTitle } from "../domain/customer/customer.js";
export {
  validateName,
  validatePhone,
  validatePostalCode,
  validateState,
  validateStreet,
} from "../domain/validation/validate.js";
export { validateEmail } from "../domain/validation/validateEmail.js";
export { formatMoney } from "../domain/money/formatMoney.js";
export { memoryStorage, serverEnvironment } from "../environment/runtime.js";
export { dispatchDay, isPublicHoliday } from "../domain/shipping/calendar.js";
export { addWorkingDays } from "../domain/shipping/workingDays.js";
