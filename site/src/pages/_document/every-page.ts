/** The behaviours of every page. Without them the page reads all the same, and shows no control that needs them. */

import { confirmCopies } from "../../frame/behaviours/copy.ts";
import { copyPages } from "../../frame/behaviours/copy-page.ts";
import { readFramework } from "../../frame/behaviours/framework.ts";
import { keepPlace } from "../../frame/behaviours/keep-place.ts";
import { openSearch } from "../../frame/behaviours/search.ts";
import { chooseTabs } from "../../frame/behaviours/tabs.ts";
import { switchTheme } from "../../frame/behaviours/theme.ts";
import { keepOffline } from "../../publish/offline/keep-offline.ts";
import { runPrograms } from "../../run/panel/run-button.ts";

confirmCopies();
copyPages();
switchTheme();
keepPlace();
readFramework();
keepOffline();
chooseTabs();
openSearch();
runPrograms();
