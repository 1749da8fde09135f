/**
 * The first command of each terminal. Chapter 0 has the reader make this folder with a virtual environment, and tells
 * them to enter it and activate the environment from then on.
 */
export const enterCourseFolder = `if [[ -d ~/transformers-course/.env ]]; then
    cd ~/transformers-course
    source .env/bin/activate
fi`;
