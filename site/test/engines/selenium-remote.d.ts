/** The package has no `exports`, so Node needs the file's name, but its types only declare the folder. */
declare module "selenium-webdriver/remote/index.js" {
    export { DriverService } from "selenium-webdriver/remote";
}
