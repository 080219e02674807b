export { SHOP_ERROR_MESSAGES } from "../shared/shopErrorMessages.js";
