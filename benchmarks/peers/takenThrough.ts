import { startServerUnderTest } from '../../harness/serverUnderTest.ts';
import type * as Bayesnet from '../../packages/bayesnet/src/index.ts';
import { createCalls, type Identity } from '../calls.ts';

/** Sliders that no file has by chance, other ones for each state. */
const slidersOf = ({ states }: Bayesnet.NetworkNode, first: number) =>
  states.map((_, state) => 1 + ((first + 17 * state) % 99));

/** A server with somebody who is signed in, and takes networks through it. */
export async function openServer() {
  const server = await startServerUnderTest();
  const { send, post, visit, signIn, upload, close } = createCalls(server.port, 1);
  const who: Identity = await signIn(await visit(), 'expert@example.org', server.password);

  async function save(path: string, body: object): Promise<void> {
    const { status, body: said } = await post(path, body, who);
    if (status !== 200) throw new Error(`${path}: ${status} ${said}`);
  }

  return {
    /** The file that comes back once three nodes were answered, and those with parents given a combination. */
    async taken(file: string, { nodes }: Bayesnet.Network): Promise<string> {
      const id = await upload(who, file);
      const asked = nodes.filter(({ cpt, notAssessed }) => cpt && !notAssessed).slice(0, 3);
      for (const [at, node] of asked.entries()) {
        const path = `/api/network/${id}/${node.key}`;
        await save(`${path}/1/save`, { sliders: slidersOf(node, 3 + 20 * at), 'self-eval': 1, comment: '', timer: 0 });
        if (node.parents.length === 0) continue;
        const { parents } = JSON.parse((await send('GET', path, who, '')).body) as { parents: unknown };
        const last = (nodes[node.parents[0] ?? 0]?.states.length ?? 1) - 1;
        await save(`${path}/save`, {
          combinations: [{ nodes: { 0: last }, value: slidersOf(node, 47), number: 1 }],
          parents,
        });
      }
      return (await send('GET', `/api/network/download/${id}`, who, '')).body;
    },
    async stop(): Promise<void> {
      close();
      await server.stop();
    },
  };
}
