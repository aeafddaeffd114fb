import { readFileSync } from 'node:fs';

/** What a Dockerfile of one stage says. */
export interface Image {
  /** In their order. */
  readonly steps: readonly Step[];
  readonly env: Readonly<Record<string, string>>;
  /** The number of the account. */
  readonly uid: number;
  readonly volume: string;
  readonly healthcheck: readonly string[];
  /** The entry point with its arguments. */
  readonly starts: readonly string[];
}

/** `run` is a line for a shell in the image; `copy` goes from the unpacked archive to a place in the image. */
export type Step = { readonly run: string } | { readonly copy: readonly [from: string, to: string] };

const words = (text: string) => JSON.parse(text) as string[];

/** Reads a Dockerfile with the instructions that ours has. @throws on any other */
export function readDockerfile(file: string): Image {
  const lines = readFileSync(file, 'utf8').replaceAll('\\\n', '').split('\n');
  const steps: Step[] = [];
  const env: Record<string, string> = {};
  const rest: Record<string, string> = {};
  for (const line of lines.filter((each) => each !== '' && !each.startsWith('#'))) {
    const [, name = '', text = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === 'RUN') steps.push({ run: text });
    else if (name === 'COPY') steps.push({ copy: text.split(' ') as [string, string] });
    else if (name === 'ENV') for (const pair of text.split(' ')) env[pair.split('=')[0]!] = pair.split('=')[1]!;
    else if (/^(?:FROM|USER|VOLUME|EXPOSE|HEALTHCHECK|ENTRYPOINT|CMD)$/.test(name)) rest[name] = text;
    else throw new Error(`No test runs: ${line}`);
  }
  return {
    steps,
    env,
    uid: Number(rest.USER?.split(':')[0]),
    volume: rest.VOLUME!,
    healthcheck: words(rest.HEALTHCHECK!.replace(/^.*? CMD /, '')),
    starts: [...words(rest.ENTRYPOINT!), ...words(rest.CMD!)],
  };
}
