/** A style sheet as text: see tsdown.config.ts. */
declare module "*.css" {
    const text: string;
    export default text;
}
