/** The Hub's addresses, and the variables of its token. */
/** The router: one address, one token, every provider. */
export const routerUrl = "https://router.huggingface.co";

/**
 * The environment variable that holds a Hub token: `HF_TOKEN`.
 *
 * @see the documentation of huggingface_hub, which reads the same one
 */
export const hubTokenVariable = "HF_TOKEN";

/** Whether a token is a Hub token, which begins with `hf_`; any other is a provider's own key. */
export const isHubToken = (token: string): boolean => token.startsWith("hf_");

/** The Hub itself, whose API tells where models are served. */
export const hubUrl = "https://huggingface.co";

/** The hosts of the Hub's API, and the variables that programs keep its token in: a `ProviderAccess`. */
export const hubAccess = {
    // The last was the address of hf-inference before the router: old programs call it, and its response says what to do.
    apiHosts: ["huggingface.co", "api-inference.huggingface.co"],
    keyVariables: [
        "HF_API_KEY",
        "HF_API_TOKEN",
        "HUGGINGFACEHUB_API_KEY",
        "HUGGINGFACEHUB_API_TOKEN",
        "HUGGINGFACE_API_KEY",
        "HUGGINGFACE_API_TOKEN",
        "HUGGINGFACE_HUB_TOKEN",
        "HUGGINGFACE_TOKEN",
        "HUGGING_FACE_HUB_TOKEN",
        "HUGGING_FACE_TOKEN",
    ],
};
