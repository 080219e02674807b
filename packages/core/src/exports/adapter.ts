// For `clients` of another backend: records with neutral values for fields that it lacks, and its session tokens.
export {
  createCartCoupon,
  createCartLine,
  createCustomer,
  createLocaleConfig,
  createOrder,
  createProduct,
} from "../calls/createRecords.js";
export { unwrapToken, wrapToken } from "../domain/session/wrapToken.js";
