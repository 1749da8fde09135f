// npm start: installs what is missing, builds the site when needed, serves it on loopback and prints where.
import { installPackages, run } from "./install.mjs";

installPackages();
run("npm", ["run", "site", "--silent"]);
