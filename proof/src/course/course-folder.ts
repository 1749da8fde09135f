/**
 * Where the reader sits down. Chapter 0 has them make this folder, with an environment in it, and says that from then on
 * one goes into it and activates the environment: so each terminal begins.
 */
export const sittingDown = `if [[ -d ~/transformers-course/.env ]]; then
    cd ~/transformers-course
    source .env/bin/activate
fi`;
