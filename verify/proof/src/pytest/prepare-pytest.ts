/** The virtual environment in which pytest-callsheet is built and tested, with the libraries that it leads to the sandbox. */
import { join } from "node:path";
import { locked, type Python, preparePython } from "../libraries.ts";
import { root } from "../root.ts";

/** The folder of the Python package. */
export const pytestFolder = join(root, "python/pytest-callsheet");

/** The locked versions in their own virtual environment, installed on first use. */
export const preparePytest = (): Python =>
    preparePython({
        folder: join(pytestFolder, ".venv"),
        wanted: locked(join(pytestFolder, "requirements-dev.txt")),
    });
