import { showGoOn } from "./show-go-on.ts";
import { trackProgress } from "./track-progress.ts";

/** Shows where the reader goes on, in a page that shows nothing else of their progress. */
export const trackGoOn = (): void => void trackProgress(showGoOn);
