// npm run proof: installs what is missing, runs snippets with the real libraries (npm run proof -- --help), and then
// every command of the course; npm run proof -- --course runs the course alone.
import { installForSnippets, installPackages, run } from "./install.mjs";

const options = process.argv.slice(2);
const courseAlone = options.join(" ") === "--course";

installPackages();
installForSnippets();
if (!courseAlone) run("node", ["proof/src/main.ts", ...options]);
if (courseAlone || ["", "--all"].includes(options.join(" "))) run("node", ["proof/src/course/main.ts"]);
