export { type CourseOptions, proveCourse } from "./prove.ts";
export type { CourseResult } from "./result.ts";
