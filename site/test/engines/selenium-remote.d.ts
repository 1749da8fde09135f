/** The package has no list of exports, so that Node wants the file's own name; its types know the folder's only. */
declare module "selenium-webdriver/remote/index.js" {
    export { DriverService } from "selenium-webdriver/remote";
}
