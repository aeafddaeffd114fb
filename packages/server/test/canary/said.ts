import { gunzipSync } from 'node:zlib';
import type { LightMyRequestResponse } from 'fastify';
import { answer } from '../assess.js';
import type { Client } from '../client.js';

/**
 * What an expert says that nobody else would, each with what gives it away in any form that it is shown in: parts per
 * million, percent or share. No number of five digits or more is in an id, and none of four decimals in a time. Which
 * states were set is looked for as JSON has it.
 */
export const canaries = {
  shares: /317411|31\.7411|\.317411|728813|72\.8813|\.728813/,
  combination: /\b61\b\D{1,9}\b37\b|622449|62\.2449|\.62244[89]/,
  touched: /"touched":\s*\[\s*true,\s*false\s*\]/,
  combinationTouched: /"touched":\s*\[\s*false,\s*true\s*\]/,
  comment: /axolotl/,
  combinationComment: /pangolin/,
  earlierComment: /numbat/,
  reason: /quokka/,
  feedback: /okapi/,
  directions: /\["decreases"\]/,
  seconds: /\b73313\b|\b20\.36\d*\b/,
} as const;

export type Canary = keyof typeof canaries;

/** Says all of it about a network whose node n2 has n1 as its parent. `at` is the path of a node. */
export async function sayAll(expert: Client, at: (node: string) => string): Promise<void> {
  const exact = { timer: 73_313, exact: [317_411, null], touched: [true, false], comment: 'numbat', 'self-eval': -1 };
  const parents = [{ display_name: 'A', vars: ['present', 'absent'] }];
  const combination = { nodes: { 0: 1 }, value: [61, 37], number: 1, touched: [false, true], comment: 'pangolin' };
  const responses = [
    await expert.post(`${at('n1')}/1/save`, answer([32, 50], exact)),
    await expert.post(`${at('n1')}/1/save`, answer([32, 50], { ...exact, comment: 'axolotl', reason: 'quokka' })),
    await expert.post(`${at('n2')}/1/save`, answer([73, 50], { exact: [728_813, null] })),
    await expert.post(`${at('n2')}/save`, { combinations: [combination], parents }),
    await expert.post(`${at('n2')}/directions`, { directions: ['decreases'] }),
    await expert.post(`${at('n2')}/feedback`, { plausible: false, comment: 'okapi' }),
  ];
  for (const response of responses) if (response.statusCode !== 200) throw new Error(response.body);
}

/** What of it is in a text. */
export const canariesIn = (text: string): Canary[] =>
  (Object.keys(canaries) as Canary[]).filter((name) => canaries[name].test(text));

/** All of a response in words: its headers, and its body as it is once unpacked. */
export const everythingIn = (response: LightMyRequestResponse): string =>
  `${JSON.stringify(response.headers)}\n${bodyOf(response).toString()}`;

/** The body of a response, unpacked. */
export const bodyOf = ({ headers, rawPayload }: LightMyRequestResponse): Buffer =>
  headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
