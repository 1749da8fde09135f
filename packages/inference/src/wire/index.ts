/** Wire requests as data, and the leaves in them. Nothing here sends. */

export { bytesFromBase64, bytesToBase64 } from "./base64.ts";
export {
    type Base64,
    type Bytes,
    base64,
    type DataUrl,
    dataUrl,
    type FileInput,
    type FileLeaf,
    file,
    isFile,
    isLeaf,
    isSecret,
    type Leaf,
    leaf,
    namesOfFiles,
    type Secret,
    secret,
} from "./leaf.ts";
export { extensionOf, mediaTypeOf } from "./media-types.ts";
export {
    type FormFile,
    type HeaderValue,
    type Json,
    type WireBody,
    type WireJson,
    type WireRequest,
    type WireRequestJson,
    wireToJson,
} from "./wire.ts";
