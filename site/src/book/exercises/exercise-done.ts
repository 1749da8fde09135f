/** The event by which an exercise tells its page that it is done. Its detail is the exercise's name in its chapter. */
export const exerciseDone = "exercise-done";
