import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import type { Browser, Page } from 'playwright';
import { run, StepFailed } from '../build/run.ts';
import { type Camera, SCALE, type Shot } from './camera.ts';

const FRAMES_PER_SECOND = 20;
/** Of the encoder, from 0 for the finest to 63: small letters stay sharp while the picture moves. */
const QUALITY = '45';

/** Fails before anything is filmed if the encoder is not there. */
export async function ensureEncoder(): Promise<void> {
  const { code } = await run('ffmpeg', ['-version']);
  if (code !== 0)
    throw new StepFailed('The films are encoded by ffmpeg, which is not installed: apt-get install ffmpeg');
}

/** Encodes what the camera filmed as a WebM file. */
export async function encode(browser: Browser, camera: Camera, file: string): Promise<void> {
  const page = await browser.newPage();
  const encoder = spawn(
    'ffmpeg',
    [
      ['-loglevel', 'error', '-y'],
      ['-f', 'image2pipe', '-c:v', 'png', '-framerate', `${FRAMES_PER_SECOND}`, '-i', '-'],
      // Players take a film that does not name its colours for one or the other kind, by its height.
      ['-vf', 'scale=out_color_matrix=bt709,format=yuv420p'],
      ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
      // A key frame each five seconds, and their places at the front: a player seeks without having the end.
      ['-c:v', 'libvpx-vp9', '-crf', QUALITY, '-b:v', '0', '-g', `${5 * FRAMES_PER_SECOND}`],
      ['-cues_to_front', '1', '-f', 'webm', file],
    ].flat(),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  await Promise.all([once(encoder, 'exit'), pipeline(draw(page, camera), encoder.stdin)]);
  await page.close();
  if (encoder.exitCode !== 0) throw new StepFailed(`ffmpeg could not encode ${file}.`);
}

/** A PNG for each frame. */
async function* draw(page: Page, { pages, shots }: Camera): AsyncGenerator<Buffer> {
  let at = 0;
  for (const shot of shots) {
    const picture = Buffer.from(
      await page.evaluate(drawShot, { shot, picture: pages[shot.page]!, scale: SCALE }),
      'base64',
    );
    // Counted from the beginning, so that what is left of a frame at the end of each shot never adds up.
    const frames = frameAt(at + shot.lasts) - frameAt(at);
    for (let frame = 0; frame < frames; frame++) yield picture;
    at += shot.lasts;
  }
}

/** The number of the first frame at or after this many milliseconds. */
const frameAt = (milliseconds: number) => Math.round((milliseconds * FRAMES_PER_SECOND) / 1000);

/** Runs in the page: draws its picture and the pointer; gives a PNG. */
async function drawShot({ shot, picture, scale }: { shot: Shot; picture: string; scale: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const [x, y] = [shot.x * scale, shot.y * scale];
  if (shot.pressed) {
    context.beginPath();
    context.arc(x, y, 16 * scale, 0, 2 * Math.PI);
    context.fillStyle = 'rgb(15 76 96 / 25%)';
    context.fill();
  }
  const arrow = new Path2D('M0 0v21l5-4.6 3.3 7.5 3.6-1.6-3.3-7.3h6.9z');
  context.setTransform(scale, 0, 0, scale, x, y);
  context.fillStyle = '#1a1a18';
  context.strokeStyle = '#fff';
  context.lineWidth = 1.75;
  context.stroke(arrow);
  context.fill(arrow);
  return canvas.toDataURL('image/png').replace(/^.*,/, '');
}
