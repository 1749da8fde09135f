// @needs webkit, xvfb
import { walkThrough } from "./walks.ts";
import { webkit } from "./webkit.ts";

walkThrough(webkit);
