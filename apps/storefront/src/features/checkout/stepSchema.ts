import type { FormIssue, FormSchema } from "@shop/core";
import type { FormValues } from "@shop/react";

/** Schema of a step. Its values are saved as typed, so it returns none. */
export const stepSchema = (findIssues: (values: FormValues) => readonly FormIssue[]): FormSchema<undefined> => ({
  "~standard": {
    version: 1,
    vendor: "@shop/core",
    validate(value) {
      const issues = findIssues(typeof value === "object" ? { ...value } : {});
      return issues.length === 0 ? { value: undefined } : { issues };
    },
  },
});
