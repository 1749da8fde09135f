declare module "*/python.archives" {
    const archives: Readonly<Record<import("../archives.ts").ArchiveName, import("../../run-file.ts").RunFile>>;
    export default archives;
}
