/** Removing secrets from texts that others may read: errors, logs, journals. */
export { type RedactOptions, redact, redactor, secretsIn } from "./redact.ts";
export { redacted, withoutSecret } from "./secret-forms.ts";
export { isSecretName } from "./secret-names.ts";
export { tokenPrefix, tokensIn } from "./tokens.ts";
