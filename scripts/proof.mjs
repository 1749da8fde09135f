// npm run proof: installs what is missing, runs snippets with the real libraries (npm run proof -- --help), and then
// every command and program of the course; npm run proof -- --course runs the course alone.
import { installChromium, installForSnippets, installPackages, run } from "./install.mjs";

const options = process.argv.slice(2);
const courseAlone = options.join(" ") === "--course";
const withCourse = courseAlone || ["", "--all"].includes(options.join(" "));

installPackages();
installForSnippets();
if (withCourse) installChromium("the pages of the course");
if (!courseAlone) run("node", ["proof/src/main.ts", ...options]);
if (withCourse) run("node", ["proof/src/course/main.ts"]);
