/** The Hub's addresses. */

/** The router: one address, one token, every provider. */
export const routerUrl = "https://router.huggingface.co";

/** The variable that holds a Hub token, by the Hub's own custom. */
export const hubTokenVariable = "HF_TOKEN";

/** The Hub itself, which knows where models are served. */
export const hubUrl = "https://huggingface.co";
