import { isOn } from "../../shared/isOn.js";
import { members } from "../../shared/members.js";
import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";
import { isShopError } from "../../shared/shopError.js";

/** Invalid field. Its message key is `validation.{message}`. */
export interface FormIssue {
  readonly path: readonly [string];
  /** Message code: "email.required". */
  readonly message: string;
  /** Interpolation values of the message: "{{digits}}", "{{count}}". */
  readonly values?: Readonly<Record<string, number>>;
}

export type FormResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly FormIssue[] };

/** Form validation as a Standard Schema (standardschema.dev), for form data (strings) and typed values. */
export interface FormSchema<Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "@shop/core";
    readonly validate: (value: unknown) => FormResult<Output>;
    readonly types?: { readonly input: Readonly<Record<string, unknown>>; readonly output: Output } | undefined;
  };
}

/** Returns an error code; undefined for a valid value. */
type Check = (value: string) => string | undefined;

/** Reads form fields and collects their issues. */
export interface FormReader {
  /** Reads a trimmed text; `name` is the message prefix, default: the field. */
  text(field: string, check?: Check, name?: string): string;
  /** Reads a password without trimming. */
  secret(field: string, check?: Check): string;
  /** Reads a positive integer; undefined for anything else. */
  id(field: string): number | undefined;
  flag(field: string): boolean;
  addIssue(field: string, message: string, values?: Readonly<Record<string, number>>): void;
}

/** Creates a form schema. `read` reads all fields; its result is used when no issue was added. */
export function createFormSchema<Output>(read: (form: FormReader) => Output): FormSchema<Output> {
  return {
    "~standard": {
      version: 1,
      vendor: "@shop/core",
      validate(value) {
        const issues: FormIssue[] = [];
        const output = read(createReader(members(value), issues));
        return issues.length === 0 ? { value: output } : { issues };
      },
    },
  };
}

function createReader(values: Readonly<Record<string, unknown>>, issues: FormIssue[]): FormReader {
  const addIssue: FormReader["addIssue"] = (field, message, numbers) =>
    void issues.push({ path: [field], message, ...(numbers === undefined ? {} : { values: numbers }) });
  const raw = (field: string): string => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const checked = (value: string, field: string, check?: Check, name = field): string => {
    const code = check?.(value);
    if (code !== undefined) addIssue(field, `${name}.${code}`);
    return value;
  };
  return {
    text: (field, check, name) => checked(raw(field).trim(), field, check, name),
    secret: (field, check) => checked(raw(field), field, check),
    id: (field) => parsePositiveInteger(raw(field)),
    flag: (field) => isOn(values[field]) || values[field] === "on",
    addIssue,
  };
}

export const validateRequired = (value: string): "required" | undefined => (value === "" ? "required" : undefined);

/** Message prefixes that differ from the field name. */
const MESSAGE_PREFIXES: Readonly<Record<string, string>> = {
  countryId: "country",
  stateId: "state",
  mobilePhone: "phone",
};

/** Converts the field errors of a backend error to form issues; empty for other errors. */
export function toFormIssues(error: unknown): readonly FormIssue[] {
  if (isShopError(error, "EMAIL_EXISTS")) return [{ path: ["email"], message: "email.exists" }];
  if (!isShopError(error, "INVALID_INPUT")) return [];
  return Object.entries(error.details.fields ?? {}).map(([field, code]) => {
    const prefix = code === "tooLong" ? "field" : (MESSAGE_PREFIXES[field] ?? field);
    return { path: [field], message: `${prefix}.${code}` };
  });
}
