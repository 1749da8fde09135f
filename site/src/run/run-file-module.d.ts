declare module "*?run-file" {
    const file: import("./run-file.ts").RunFile;
    export default file;
}

declare module "*?run-worker" {
    const file: import("./run-file.ts").RunFile;
    export default file;
}
