/** The addresses of providers at which their own keys are taken, beside the Hub's router. */
import { apiHostsOf, hubTokenVariable, type ProviderId, providerIds, providers } from "@callsheet/inference/providers";

/**
 * Whether a provider can be called at its own address, with its own key.
 *
 * @param id the provider's id
 * @returns false for the Hub's own, `auto` and `hf-inference`
 * @example
 * import { hasOwnAddress } from "@callsheet/snippets";
 *
 * console.log(hasOwnAddress("groq"), hasOwnAddress("hf-inference"));
 */
export const hasOwnAddress = (id: ProviderId): boolean => providers[id].keyVariable !== hubTokenVariable;

/**
 * Finds the provider whose own address a text has.
 *
 * @param text any text
 * @returns the provider; undefined for the Hub's router, and for servers of nobody that is known
 * @example
 * import { providerAt } from "@callsheet/snippets";
 *
 * console.log(providerAt('OpenAI(base_url="https://api.groq.com/openai/v1")')); // "groq"
 */
export function providerAt(text: string): ProviderId | undefined {
    const hosts = [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = ""]) => host);
    if (hosts.length === 0) return undefined;
    return providerIds.filter(hasOwnAddress).find((id) => {
        return apiHostsOf(id).some((own) => hosts.some((host) => host === own || host.endsWith(`.${own}`)));
    });
}
