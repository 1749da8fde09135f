/** Removing secrets from texts that others may read: errors, logs, journals. */
export {
    type RedactOptions,
    redact,
    redacted,
    redactor,
    secretsIn,
    tokenPrefixesIn,
    tokensIn,
    withoutSecret,
} from "./redact.ts";
export { isSecretName } from "./secret-names.ts";
export { schemes } from "./tokens.ts";
