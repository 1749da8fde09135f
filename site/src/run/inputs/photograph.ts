/** Takes photographs with the camera, and converts images to the format that the program expects. */

/** Models gain nothing from larger images, which take longer to send. */
const maxSide = 1600;

/**
 * Opens the camera.
 *
 * @throws DOMException if there is no camera, or the reader denies access
 */
export const openCamera = async (): Promise<MediaStream> =>
    navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });

/** Releases a camera or a microphone. */
export function release(stream: MediaStream): void {
    for (const track of stream.getTracks()) track.stop();
}

/** The video's current frame as an image. @param type the media type, such as `image/jpeg` */
export const photographOf = (video: HTMLVideoElement, type: string): Promise<Blob> =>
    drawToBlob(video, video.videoWidth, video.videoHeight, type);

/** Converts an image to another format. @throws DOMException if the file is not an image */
export async function imageAs(file: Blob, type: string): Promise<Blob> {
    if (file.type === type) return file;
    const image = await createImageBitmap(file);
    try {
        return await drawToBlob(image, image.width, image.height, type);
    } finally {
        image.close();
    }
}

async function drawToBlob(source: CanvasImageSource, width: number, height: number, type: string): Promise<Blob> {
    const scale = Math.min(1, maxSide / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext("2d")?.drawImage(source, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
    if (!blob) throw new DOMException("The image could not be drawn.", "EncodingError");
    return blob;
}
