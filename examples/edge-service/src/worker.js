/** The service, as an edge worker. */
import { createApi } from "@callsheet/http";

// Browsers and caches keep a response for a day.
export default createApi({ maxAge: 86_400 });
