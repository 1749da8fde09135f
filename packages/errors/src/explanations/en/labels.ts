import type { ExplanationLabels } from "../explanation.ts";

export const labels: ExplanationLabels = {
    because: "Your text says",
    steps: "What to do",
    others: "Perhaps also",
    snippet: "The call as it works ({call})",
    notServed: "{provider} is not known to serve {model}; another provider is asked here.",
    tokens: "Your text holds what looks like a key ({tokens}). If others have seen it, revoke it now and make a new one.",
};
