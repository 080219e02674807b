import { isOn } from "../../shared/isOn.js";
import { parsePositiveInteger } from "../../shared/parsePositiveInteger.js";

/** One field at fault. Its text is `validation.{message}` of the message catalogue. */
export interface FormIssue {
  /** the field's name */
  readonly path: readonly [string];
  /** a code, never a text: "email.required" */
  readonly message: string;
  /** numbers for the text: "{{digits}}", "{{count}}" */
  readonly values?: Readonly<Record<string, number>>;
}

/** What validation gives, in the shape of a Standard Schema: the typed value, or the faults. */
export type FormResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly FormIssue[] };

/**
 * A form's rules as a Standard Schema (standardschema.dev, version 1): any form library that knows the standard takes it,
 * `useForm` of the React package too. It takes the entries of a form (texts) as well as typed values.
 */
export interface FormSchema<Output> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "@shop/core";
    readonly validate: (value: unknown) => FormResult<Output>;
    readonly types?: { readonly input: Readonly<Record<string, unknown>>; readonly output: Output } | undefined;
  };
}

/** Reads fields one after the other, and notes what is wrong with them. */
export interface FormReader {
  /** A text without the blanks around it. `check` gives the code of a fault; `name` is the first part of its message. */
  text(field: string, check?: (value: string) => string | undefined, name?: string): string;
  /** A password: every character is the shopper's own. */
  secret(field: string, check?: (value: string) => string | undefined, name?: string): string;
  /** A positive whole number; `undefined` for anything else. */
  id(field: string): number | undefined;
  /** A box that is ticked. */
  flag(field: string): boolean;
  fault(field: string, message: string, values?: Readonly<Record<string, number>>): void;
}

/** @param read reads all fields; what it gives counts when nothing was wrong */
export function formSchema<Output>(read: (form: FormReader) => Output): FormSchema<Output> {
  return {
    "~standard": {
      version: 1,
      vendor: "@shop/core",
      validate(value) {
        const issues: FormIssue[] = [];
        const output = read(readerOf(typeof value === "object" && value !== null ? { ...value } : {}, issues));
        return issues.length === 0 ? { value: output } : { issues };
      },
    },
  };
}

function readerOf(values: Readonly<Record<string, unknown>>, issues: FormIssue[]): FormReader {
  const fault: FormReader["fault"] = (field, message, numbers) =>
    void issues.push({ path: [field], message, ...(numbers === undefined ? {} : { values: numbers }) });
  const raw = (field: string): string => {
    const value = Object.hasOwn(values, field) ? values[field] : undefined;
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const checked = (
    value: string,
    field: string,
    check?: (value: string) => string | undefined,
    name = field,
  ): string => {
    const code = check?.(value);
    if (code !== undefined) fault(field, `${name}.${code}`);
    return value;
  };
  return {
    text: (field, check, name) => checked(raw(field).trim(), field, check, name),
    secret: (field, check, name) => checked(raw(field), field, check, name),
    id: (field) => parsePositiveInteger(raw(field)),
    flag: (field) => isOn(values[field]) || values[field] === "on",
    fault,
  };
}

/** For texts that only have to be there. */
export const filled = (value: string): "required" | undefined => (value === "" ? "required" : undefined);
