// @needs ip, python, unshare, venv
/** The providers' own SDKs, each used as its first page does, unchanged under `callsheet sandbox -- …`. */
import { testUnchanged } from "../unchanged/test-unchanged.ts";
import { ownSdks } from "./own-sdks.ts";

testUnchanged(ownSdks);
