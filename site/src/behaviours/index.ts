/** The behaviours of every page. Without them the page reads all the same, and shows no control that needs them. */
import { runPrograms } from "../run/panel/run-button.ts";
import { confirmCopies } from "./copy.ts";
import { copyPages } from "./copy-page.ts";
import { readFramework } from "./framework.ts";
import { keepPlace } from "./keep-place.ts";
import { keepOffline } from "./offline.ts";
import { openSearch } from "./search.ts";
import { chooseTabs } from "./tabs.ts";
import { switchTheme } from "./theme.ts";

confirmCopies();
copyPages();
switchTheme();
keepPlace();
readFramework();
keepOffline();
chooseTabs();
openSearch();
runPrograms();
