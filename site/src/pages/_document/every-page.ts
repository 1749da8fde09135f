/** The behaviours of every page. Without scripts a page is still readable, and hides the controls that need them. */

import { confirmCopies, copyPages } from "../../frame/behaviours/copy.ts";
import { openSearch } from "../../frame/behaviours/search.ts";
import { syncLanguageLinks } from "../../frame/behaviours/sync-language-links.ts";
import { chooseTabs } from "../../frame/behaviours/tabs.ts";
import { switchTheme } from "../../frame/behaviours/theme.ts";
import { registerServiceWorker } from "../../publish/offline/register-service-worker.ts";
import { runPrograms } from "../../run/panel/run-button.ts";

confirmCopies();
copyPages();
switchTheme();
syncLanguageLinks();
registerServiceWorker();
chooseTabs();
openSearch();
runPrograms();
