/** What Python in the page is made of: the interpreter, and the libraries that programs import, each with what it needs. */

/** The interpreter as the browser runs it, apart from its library: it is compiled while that is unpacked. */
export const engine = "engine";

/** Python's own library. Every program needs both. */
export const interpreter = "interpreter";

/** What runs a program, and what we put in the place of what a page has not. Every program needs it too. */
export const standIns = "stand-ins";

type Archive = {
    /** The distributions in it. */
    readonly holds: readonly string[];
    /** Other archives that these import. */
    readonly needs?: readonly LibraryArchive[];
    /** What is left out: nothing of it is imported by who only sends requests. */
    readonly without?: readonly string[];
};

export type LibraryArchive = "common" | "fal_client" | "huggingface_hub" | "openai" | "requests";

export const archives: Readonly<Record<LibraryArchive, Archive>> = {
    common: { holds: ["anyio", "certifi", "httpx2", "idna", "sniffio", "typing_extensions"] },
    fal_client: {
        holds: ["aiofiles", "asyncstdlib", "fal_client", "httpx", "httpx_sse", "msgpack", "websockets"],
        needs: ["common"],
    },
    huggingface_hub: {
        holds: ["click", "filelock", "fsspec", "huggingface_hub", "packaging", "pyyaml", "tqdm"],
        needs: ["common"],
        without: ["huggingface_hub/cli/", "huggingface_hub/templates/", "fsspec/implementations/", "fsspec/tests/"],
    },
    openai: {
        holds: ["annotated_types", "jiter", "openai", "pydantic", "pydantic_core", "typing_inspection"],
        needs: ["common"],
        without: ["openai/cli/", "pydantic/mypy.py"],
    },
    requests: { holds: ["charset_normalizer", "requests", "urllib3"], needs: ["common"] },
};

export type ArchiveName = LibraryArchive | typeof engine | typeof interpreter | typeof standIns;
