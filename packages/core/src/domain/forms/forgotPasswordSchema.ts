import { validateEmail } from "../validation/validateEmail.js";
import { createFormSchema, type FormSchema } from "./formSchema.js";

/** Form to request a password reset. Fields: email. */
export const forgotPasswordSchema: FormSchema<{ email: string }> = /* @__PURE__ */ createFormSchema((form) => ({
  email: form.text("email", validateEmail),
}));
