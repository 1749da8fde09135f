import { expect, test } from "vitest";
import { courseTime } from "./CourseIndex.tsx";

test("the time of the course is said to a quarter of an hour", () => {
    expect(courseTime("en", 227)).toBe("About 3 hours 45 minutes");
    expect(courseTime("gu", 227)).toBe("લગભગ 3 કલાક 45 મિનિટ");
    expect(courseTime("en", 235)).toBe("About 4 hours");
});
