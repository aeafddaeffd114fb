import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

/** What a release answered to the owner of a network before it was backed up. */
export interface Served {
  readonly networkId: string;
  /** By path. */
  readonly responses: Readonly<Record<string, unknown>>;
}

/** What an owner reads: overview, a node, questions with and without an answer, tables, lists and the file. */
export const readPaths = (networkId: string): readonly string[] => [
  `/network/overview/${networkId}`,
  `/network/structure/${networkId}`,
  `/network/${networkId}/n3`,
  ...[1, 2, 3, 4, 5, 6].map((iteration) => `/network/${networkId}/n3/${iteration}`),
  `/network/${networkId}/n1/1`,
  `/network/${networkId}/n2/1`,
  `/network/download/${networkId}`,
];

export const readServed = async (file: string) => JSON.parse(String(gunzipSync(await readFile(file)))) as Served;

export const writeServed = (file: string, served: Served) =>
  writeFile(file, gzipSync(JSON.stringify(served), { level: 9 }));
