/** Reads codes from a camera, by the browser's own means where it has them. */

export type Facing = 'user' | 'environment';
type Read = (video: HTMLVideoElement) => Promise<string>;
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface Detectors {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

const PAUSE = 60;
const WIDTH = 640;
const FORMAT = 'qr_code';

/** Browsers lend the camera only to pages that came over a safe connection. */
export const hasCamera = (): boolean => Boolean(navigator.mediaDevices?.getUserMedia);

/** A camera that is started once, and stopped. */
export class Camera {
  private stream: MediaStream | null = null;
  private worker: Worker | null = null;
  private stopped = false;

  /** Show what the camera sees, and tell every code that is in it, again and again, until stopped; fails if it cannot. */
  async start(video: HTMLVideoElement, facing: Facing, tell: (code: string) => void): Promise<void> {
    try {
      const size = { width: { ideal: 1280 }, height: { ideal: 720 } };
      this.stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: facing, ...size } });
      // Whoever went on while the browser asked for the camera does not want it any more.
      if (this.stopped) return;
      video.srcObject = this.stream;
      await video.play();
      await this.readFrom(video, (await this.native()) ?? (await this.ours()), tell);
    } catch (error) {
      if (!this.stopped) throw error;
    } finally {
      this.stop();
    }
  }

  stop(): void {
    this.stopped = true;
    for (const track of this.stream?.getTracks() ?? []) track.stop();
    this.worker?.terminate();
  }

  private async readFrom(video: HTMLVideoElement, read: Read, tell: (code: string) => void): Promise<void> {
    while (!this.stopped) {
      const code = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await read(video).catch(() => '') : '';
      if (code && !this.stopped) tell(code);
      await new Promise((done) => setTimeout(done, PAUSE));
    }
  }

  private async native(): Promise<Read | null> {
    const Detectors = (globalThis as { BarcodeDetector?: Detectors }).BarcodeDetector;
    const formats = (await Detectors?.getSupportedFormats().catch(() => [])) ?? [];
    if (!Detectors || !formats.includes(FORMAT)) return null;
    const detector = new Detectors({ formats: [FORMAT] });
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? '';
  }

  private async ours(): Promise<Read> {
    const worker = new Worker(new URL('./decode.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    await new Promise((ready, fail) => {
      worker.onmessage = ready;
      worker.onerror = fail;
    });
    const canvas = document.createElement('canvas');
    const pencil = canvas.getContext('2d', { willReadFrequently: true })!;
    return (video) => {
      canvas.width = Math.min(WIDTH, video.videoWidth);
      canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth);
      pencil.drawImage(video, 0, 0, canvas.width, canvas.height);
      const picture = pencil.getImageData(0, 0, canvas.width, canvas.height);
      return new Promise((done) => {
        worker.onmessage = ({ data }: MessageEvent<string>) => done(data);
        worker.postMessage(picture, [picture.data.buffer]);
      });
    };
  }
}
