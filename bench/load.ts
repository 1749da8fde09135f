/**
 * Imports a package. It is installed when the bench runs, not when types are checked, and may be older than the
 * sources, so the caller declares the types that it uses.
 */
export const load = async <Module>(name: string): Promise<Module> => await import(name);
