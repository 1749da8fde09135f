/** The lines of a traceback that show where a program went, not what was wrong. */

/** Frames as Python, Node, browsers and notebooks write them, with the source lines below each. */
const frames = [
    // Python: the file, and up to four indented lines of source and marks.
    /^[ \t|]*File "[^\n]*(?:\n[ |]{4,}[^\n]*){0,4}/gm,
    // Node and Chromium; Firefox and Safari.
    /^[ \t]+at [^\n]*/gm,
    /^[\w$./<>]{0,80}@(?:https?|file|node):[^\n]*:\d+:\d+$/gm,
    // The line of source that Node shows above an uncaught error.
    /^(?:file:\/\/|\/|[A-Z]:\\|node:)[^\n]{1,300}:\d+\n[^\n]*\n\s*\^+\s*$/gm,
];

/** A notebook numbers the lines of source, and points at one of them. */
const notebookFrames = [
    /^(?:Cell In ?\[[^\n]*|File [^\n]{1,300}:\d+, in [^\n]*|[^\n]{1,300} in <?[\w.]+>?\([^\n]*\))$/gm,
    /^(?:-+> ?\d+|[ ]+\d+)(?: [^\n]*)?$/gm,
];
const isNotebook = /^(?:-+> ?\d+ |Cell In ?\[|<ipython-input|Input In \[)/m;

/** The same text with spaces in the place of frames, so that places in it stay the same. */
export const framesAsSpaces = (text: string): string =>
    [...frames, ...(isNotebook.test(text) ? notebookFrames : [])].reduce(
        (rest, form) => rest.replaceAll(form, (frame) => frame.replaceAll(/[^\n]/g, " ")),
        text,
    );
