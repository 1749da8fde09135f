// npm start: installs what is missing, builds the site, serves it on loopback and prints where; at a terminal it also
// opens the first chapter in the browser.
import { installPackages, run } from "./install.mjs";

const site = ["-w", "@callsheet/site", "--silent"];
const atTerminal = process.stdout.isTTY && !process.env["CI"];

installPackages();
run("npm", ["run", "build", ...site]);
run("npm", ["run", "serve", ...site, ...(atTerminal ? ["--", "--open", "/gu/course/chapter0/1"] : [])]);
