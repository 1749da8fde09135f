/** The package declares its types under another name. */
declare module "@mixmark-io/domino" {
    const domino: { readonly createDocument: (html: string) => Document };
    export default domino;
}
