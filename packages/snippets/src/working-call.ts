/** The former name of `corrected-call.ts`. */
export {
    /** @deprecated in 0.2: use `CorrectedCall` of `@callsheet/snippets/corrected-call` */
    type CorrectedCall as WorkingCall,
    /** @deprecated in 0.2: use `correctedCall` of `@callsheet/snippets/corrected-call` */
    correctedCall as workingCall,
    type KnownCall,
} from "./corrected-call.ts";
