import { type Arbitrary, array, constantFrom } from "fast-check";

const letters = [..."અઆઇઈઉઊએઐઓઔકખગઘચછજઝટઠડઢણતથદધનપફબભમયરલવશષસહળ", ..."ાિીુૂૃેૈોૌંઁ્ૅૉ", "\u200d", "\u0abc", "૪", "a"];
const endings = ["નો", "માં", "માંથી", "ઓ", "ેલું", "વાનું", "થી", "પર", "ને"];

/** Arbitrary strings of Gujarati letters, often with endings. */
export const gujaratiWords = (): Arbitrary<string> =>
    array(constantFrom(...letters, ...letters, ...endings), { maxLength: 12 }).map((parts) => parts.join(""));
