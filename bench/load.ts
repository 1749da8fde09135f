/**
 * What is measured is installed when the bench runs, not when its types are checked, and what was installed once may be
 * older than the sources: whoever loads a package says what he uses of it.
 */
export const load = async <Module>(name: string): Promise<Module> => await import(name);
