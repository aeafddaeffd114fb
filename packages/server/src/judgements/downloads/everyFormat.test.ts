import {
  columnOf,
  configurationAt,
  distributionOf,
  formats,
  type NetworkFile,
  type NetworkNode,
  readNetworkFile,
} from '@credence/bayesnet';
import { fixture, fixturesOf } from '@credence/bayesnet/fixtures';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';

function read(bytes: Uint8Array): NetworkFile {
  const { document, problems } = readNetworkFile(bytes);
  if (!document) throw new Error(problems.map(({ message }) => message).join('\n'));
  return document;
}

/** Sliders that no file has by chance, other ones for each state. */
const slidersOf = (node: NetworkNode, first: number) => node.states.map((_, state) => 1 + ((first + 17 * state) % 99));

const columnAt = (node: NetworkNode, column: number) =>
  [...(node.cpt ?? [])].slice(column * node.states.length, (column + 1) * node.states.length);

test.each(formats.map(({ id, name }) => [name, id] as const))(
  'R-3453: a network in %s is uploaded, answered, given combinations and comes back with these numbers and no other',
  async (_, format) => {
    const owner = await (await appForThisTest()).signedIn();
    let changed = 0;
    for (const name of fixturesOf(format)) {
      const bytes = Buffer.from(fixture(name));
      const uploaded = await owner.upload('/network/upload', { bytes, filename: name.split('/')[1] ?? name });
      expect([name, uploaded.statusCode]).toEqual([name, 201]);
      const { networkId } = uploaded.json<{ networkId: string }>();
      const { network } = read(bytes);
      expect((await owner.get(`/network/download/${networkId}`)).rawPayload.equals(bytes)).toBe(true);

      const asked = network.nodes.filter(({ cpt, notAssessed }) => cpt && !notAssessed).slice(0, 3);
      const expected = new Map<string, Map<number, number[]>>();
      for (const [at, node] of asked.entries()) {
        const sliders = slidersOf(node, 3 + 20 * at);
        const path = `/network/${networkId}/${node.key}`;
        const saved = await owner.post(`${path}/1/save`, answer(sliders));
        expect(saved.statusCode).toBe(200);
        const radices = node.parents.map((parent) => network.nodes[parent]?.states.length ?? 0);
        const first = columnOf(configurationAt(1, radices) ?? [], radices);
        expected.set(node.key, new Map([[first, distributionOf(sliders)]]));
        if (node.parents.length === 0) continue;
        // One for the last state of the first parent, whatever the others are.
        const last = (radices[0] ?? 1) - 1;
        const value = slidersOf(node, 47);
        const { parents } = (await owner.get(path)).json<{ parents: unknown }>();
        const combined = await owner.post(`${path}/save`, {
          combinations: [{ nodes: { 0: last }, value, number: 1 }],
          parents,
        });
        expect(combined.statusCode).toBe(200);
        const perState = radices.slice(1).reduce((count, radix) => count * radix, 1);
        for (let column = last * perState; column < (last + 1) * perState; column += 1) {
          expected.get(node.key)?.set(column, distributionOf(value));
        }
      }
      const back = read((await owner.get(`/network/download/${networkId}`)).rawPayload);
      expect(back.format).toBe(format);
      for (const [place, node] of network.nodes.entries()) {
        const now = back.network.nodes[place];
        // What was open and is answered is open no more, and what was counted and is answered is a share.
        const open = node.openColumns?.filter((column) => !expected.get(node.key)?.has(column)) ?? [];
        const cases = node.sampleSizes?.map((size, column) => (expected.get(node.key)?.has(column) ? 0 : size)) ?? [];
        expect({ ...now, cpt: undefined }).toEqual({
          ...node,
          cpt: undefined,
          sampleSizes: cases.some((size) => size > 0) ? cases : undefined,
          openColumns: open.length > 0 ? open : undefined,
        });
        if (!now || !node.cpt) continue;
        for (let column = 0; column < node.cpt.length / node.states.length; column += 1) {
          const wanted = expected.get(node.key)?.get(column);
          const found = columnAt(now, column);
          if (!wanted) expect(found).toEqual(columnAt(node, column));
          else {
            changed += 1;
            for (const [state, share] of wanted.entries()) expect(found[state]).toBeCloseTo(share, 11);
          }
        }
      }
    }
    expect(changed).toBeGreaterThan(3);
  },
);
