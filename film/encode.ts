import type { Browser, Page } from 'playwright';
import { type Camera, FRAME, SCALE, type Shot } from './camera.ts';
import { type Chunk, webm } from './webm.ts';

/** The encoder's state in the page, kept between calls. */
interface Studio {
  picture: ImageBitmap;
  encoder: VideoEncoder;
  chunks: { at: number; key: boolean; data: string }[];
  /** When the next key frame is due, in milliseconds. */
  nextKey: number;
  canvas: OffscreenCanvas;
}
declare global {
  var studio: Studio;
  /** Of the registration of VP9 for WebCodecs, which the types of the browser do not have. */
  interface VideoEncoderEncodeOptions {
    vp9?: { quantizer: number };
  }
}

/** Of the encoder, from 0 for the finest to 63: small letters stay sharp while the picture moves. */
const QUANTIZER = 45;

/** Encodes the filmed frames as a WebM file, with the encoder built into every Chromium. */
export async function encode(browser: Browser, { pages, shots }: Camera): Promise<Uint8Array> {
  const size = { width: FRAME.width * SCALE, height: FRAME.height * SCALE };
  const page = await browser.newPage();
  // WebCodecs is only available in secure contexts, and localhost is one.
  await page.route('http://localhost/', (route) =>
    route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }),
  );
  await page.goto('http://localhost/');
  await open(page, size);
  let at = 0;
  let shown = -1;
  for (const shot of shots) {
    await page.evaluate(drawShot, {
      shot,
      picture: shot.page === shown ? undefined : pages[shot.page],
      at,
      scale: SCALE,
      quantizer: QUANTIZER,
    });
    shown = shot.page;
    at += shot.lasts;
  }
  const encoded = await page.evaluate(async () => {
    await studio.encoder.flush();
    return studio.chunks;
  });
  await page.close();
  const chunks = encoded.map(({ data, ...chunk }): Chunk => ({ ...chunk, data: Buffer.from(data, 'base64') }));
  return webm({ ...size, duration: at, chunks });
}

async function open(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.evaluate(({ width, height }) => {
    const chunks: Studio['chunks'] = [];
    const encoder = new VideoEncoder({
      output(chunk) {
        const bytes = new Uint8Array(chunk.byteLength);
        chunk.copyTo(bytes);
        let data = '';
        for (const byte of bytes) data += String.fromCharCode(byte);
        chunks.push({ at: Math.round(chunk.timestamp / 1000), key: chunk.type === 'key', data: btoa(data) });
      },
      error(error) {
        throw error;
      },
    });
    encoder.configure({ codec: 'vp09.00.31.08', width, height, bitrateMode: 'quantizer', framerate: 20 });
    Object.assign(globalThis, { studio: { encoder, chunks, nextKey: 0, canvas: new OffscreenCanvas(width, height) } });
  }, size);
}

/** Runs in the page: draws the picture and the pointer, and encodes the result. */
async function drawShot({
  shot,
  picture,
  at,
  scale,
  quantizer,
}: {
  shot: Shot;
  picture: string | undefined;
  at: number;
  scale: number;
  quantizer: number;
}): Promise<void> {
  const { encoder, canvas } = studio;
  if (picture) {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
    studio.picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  }
  const context = canvas.getContext('2d')!;
  const draw = (x: number, y: number) => {
    context.drawImage(studio.picture, 0, 0, canvas.width, canvas.height);
    if (shot.pressed) {
      context.beginPath();
      context.arc(x * scale, y * scale, 16 * scale, 0, 2 * Math.PI);
      context.fillStyle = 'rgb(15 76 96 / 25%)';
      context.fill();
    }
    const arrow = new Path2D('M0 0v21l5-4.6 3.3 7.5 3.6-1.6-3.3-7.3h6.9z');
    context.setTransform(scale, 0, 0, scale, x * scale, y * scale);
    context.fillStyle = '#1a1a18';
    context.strokeStyle = '#fff';
    context.lineWidth = 1.75;
    context.stroke(arrow);
    context.fill(arrow);
    context.resetTransform();
  };
  // A long pause is encoded in quarters of a second, so that seeking into it finds a frame.
  for (let told = 0; told < shot.lasts; told += 250) {
    draw(shot.x, shot.y);
    const frame = new VideoFrame(canvas, { timestamp: (at + told) * 1000 });
    const keyFrame = at + told >= studio.nextKey;
    if (keyFrame) studio.nextKey = at + told + 5000;
    encoder.encode(frame, { keyFrame, vp9: { quantizer } });
    frame.close();
    while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
