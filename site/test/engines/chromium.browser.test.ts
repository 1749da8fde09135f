import { chromium } from "./chromium.ts";
import { walkThrough } from "./walks.ts";

walkThrough(chromium);
