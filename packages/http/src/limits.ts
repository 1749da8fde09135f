/** The most characters of a request's path and query. Longer ones are cut or refused by many servers on the way. */
export const mostUrlCharacters = 8192;

/** The most bytes of a body: more than the error finder reads of any text. */
export const mostBodyBytes = 65_536;
