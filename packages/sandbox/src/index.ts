/** The public API of the sandbox. */
export { hosts as sandboxHosts } from "./destination.ts";
export { type Fault, faultNames, parseFault } from "./faults/fault.ts";
export type { FaultKind, FaultName } from "./faults/fault-kind.ts";
export { type ErrorBodyForm, errorBodyForms } from "./faults/fault-kind.ts";
export { parseFailure } from "./faults/fault-queue.ts";
export { fetchThrough } from "./fetch.ts";
export {
    type ChooseReply,
    createHandler,
    type Failure,
    type Handler,
    type HandlerOptions,
    type HandlerRequest,
    type Pace,
    type Piece,
    type ScriptedCall,
    type ScriptedReply,
    type ScriptedReplyFields,
    sandboxHeader,
    sandboxNotice,
    type Written,
} from "./handler.ts";
export { type MediaFile, type MediaKind, media } from "./media/media.ts";
export type { SandboxMapping, SandboxModel } from "./models/models.ts";
export { type ServiceId, serviceIds as sandboxProviders } from "./models/provider-tasks.ts";
export { type RecordedRequest, recordedJson } from "./recorded-request.ts";
export { requestListener } from "./request-listener.ts";
export { type Sandbox, type SandboxOptions, startSandbox } from "./sandbox.ts";
export { hostHeader } from "./sandbox-headers.ts";
export { checkReplies } from "./script/scripted-reply.ts";
export type { MappingForm } from "./services/hub.ts";
