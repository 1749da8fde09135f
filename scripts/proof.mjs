// npm run proof: installs what is missing, then runs every snippet with the real libraries (see proof/src/options.ts).
import { installForSnippets, installPackages, run } from "./install.mjs";

installPackages();
installForSnippets();
run("node", ["proof/src/main.ts", ...process.argv.slice(2)]);
