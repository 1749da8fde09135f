/** Pictures: from the camera, or in another form than the name that the program reads says. */

/** A larger picture says no more to a model, and takes long to send. */
const mostPixels = 1600;

export type Camera = {
    readonly video: HTMLVideoElement;
    readonly shoot: (type: string) => Promise<Blob>;
    readonly close: () => void;
};

/** @throws DOMException where there is no camera, or the reader does not let the page use it */
export async function openCamera(): Promise<Camera> {
    const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
    const video = document.createElement("video");
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    await video.play();
    return {
        video,
        shoot: (type) => drawn(video, video.videoWidth, video.videoHeight, type),
        close: () => {
            for (const track of stream.getTracks()) track.stop();
            video.srcObject = null;
        },
    };
}

/** The picture in another form. @throws DOMException for a file that is no picture */
export async function pictureAs(file: Blob, type: string): Promise<Blob> {
    if (file.type === type) return file;
    const picture = await createImageBitmap(file);
    try {
        return await drawn(picture, picture.width, picture.height, type);
    } finally {
        picture.close();
    }
}

async function drawn(source: CanvasImageSource, width: number, height: number, type: string): Promise<Blob> {
    const scale = Math.min(1, mostPixels / Math.max(width, height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    canvas.getContext("2d")?.drawImage(source, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
    if (!blob) throw new DOMException("The picture could not be drawn.", "EncodingError");
    return blob;
}
