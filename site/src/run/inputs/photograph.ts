/** Photographs: from the camera, or in another format than the name that the program reads says. */

/** A larger image says no more to a model, and takes long to send. */
const mostPixels = 1600;

/**
 * What the camera sees.
 *
 * @throws DOMException where there is no camera, or the reader does not let the page use it
 */
export const openCamera = (): Promise<MediaStream> =>
    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });

/** Ends a camera or a microphone. */
export function release(stream: MediaStream): void {
    for (const track of stream.getTracks()) track.stop();
}

/** What a video shows now. @param type such as `image/jpeg` */
export const photographOf = (video: HTMLVideoElement, type: string): Promise<Blob> =>
    drawn(video, video.videoWidth, video.videoHeight, type);

/** The image in another format. @throws DOMException for a file that is no image */
export async function imageAs(file: Blob, type: string): Promise<Blob> {
    if (file.type === type) return file;
    const image = await createImageBitmap(file);
    try {
        return await drawn(image, image.width, image.height, type);
    } finally {
        image.close();
    }
}

async function drawn(source: CanvasImageSource, width: number, height: number, type: string): Promise<Blob> {
    const scale = Math.min(1, mostPixels / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext("2d")?.drawImage(source, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
    if (!blob) throw new DOMException("The image could not be drawn.", "EncodingError");
    return blob;
}
