export { proveCourse } from "./prove.ts";
export type { CourseResult } from "./result.ts";
