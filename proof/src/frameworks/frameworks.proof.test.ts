// @needs ip, python, unshare, venv
/** Frameworks, each used as its first page does, unchanged under `callsheet sandbox -- …`. */
import { testUnchanged } from "../unchanged/test-unchanged.ts";
import { frameworks } from "./frameworks.ts";

testUnchanged(frameworks);
