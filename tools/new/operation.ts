import { StepFailed } from '../../build/run.ts';
import { SERVER, SERVER_ROOMS } from '../imports/serverRooms.ts';
import { type Addition, changeBetween, type Checkout, hyphened, spaced } from './addition.ts';

const CONTRACT = 'openapi.yaml';
/** The rooms that know networks. */
const ROOMS = SERVER_ROOMS.slice(SERVER_ROOMS.indexOf('networks'));
const MATRIX = 'packages/server/test/matrix.ts';

/**
 * An operation about a network, which reads: its entry in the contract, its handler, its test and its row in the matrix.
 * @param place a room of the server, or a folder in one
 */
export function newOperation(name: string, place = 'networks', checkout: Checkout): Addition {
  const [, noun] = /^[a-z]+((?:[A-Z][a-z]+)+)$/.exec(name) ?? [];
  if (noun === undefined)
    throw new StepFailed(`${name} is no name of an operation: write a verb and a noun, like getTables.`);
  const [room = ''] = place.split('/');
  if (!ROOMS.includes(room))
    throw new StepFailed(`No room ${room} of the server knows networks: choose one of ${ROOMS.join(', ')}.`);
  if (!checkout.files.some((file) => file.startsWith(`${SERVER}/${place}/`)))
    throw new StepFailed(`There is no folder ${SERVER}/${place}: name one that exists.`);
  const lines = checkout.read(CONTRACT).split('\n');
  const path = `/network/${hyphened(noun)}/{id}`;
  const taken = [`      operationId: ${name}`, `  ${path}:`, `    ${noun}:`].find((line) => lines.includes(line));
  if (taken !== undefined)
    throw new StepFailed(`${CONTRACT} has ${taken.trim().replace(/:$/, '')} already: choose another name.`);

  return {
    files: {
      [`${SERVER}/${place}/${name}.ts`]: handler(name, place),
      [`${SERVER}/${place}/${name}.test.ts`]: operationTest(name, { place, path }),
      [`.changeset/${hyphened(name)}.md`]: changeset(name),
    },
    edits: [
      { file: CONTRACT, change: (text) => withSchema(withPath(text, name, noun, path), noun) },
      { file: MATRIX, change: (text) => withRow(text, name) },
    ],
    changesContract: true,
    decisions: [
      `What it is: path, summary, description and schema of ${name} in ${CONTRACT}, and its changeset.`,
      `Who may call it: it asks for the permission to describe, which is the owner's; it stands in ${name}.ts and in ${MATRIX}.`,
      'Whether the experts of a study call it by their link: then it is one of ofTheStudy in studySession.ts.',
      'A test for each status and for the bad inputs, with the numbers of the requirements that they prove.',
    ],
  };
}

const entry = (name: string, noun: string, path: string) => `  ${path}:
    get:
      operationId: ${name}
      summary: Read the ${inWords(noun)} of a network
      description: The ${inWords(noun)} of a network, for whoever may describe it.
      tags: [networks]
      security: [{ token: [] }]
      parameters:
        - $ref: '#/components/parameters/id'
      responses:
        '200':
          description: The ${inWords(noun)}.
          content:
            application/json:
              schema: { $ref: '#/components/schemas/${noun}' }
              example: { networkId: 7fK2pQ9xWb4T }
        '400': { $ref: '#/components/responses/BadRequest' }
        '401': { $ref: '#/components/responses/Unauthorized' }
        '403': { $ref: '#/components/responses/Forbidden' }
        '404': { $ref: '#/components/responses/NotFound' }
        '429': { $ref: '#/components/responses/TooManyRequests' }
        '500': { $ref: '#/components/responses/InternalError' }
        '503': { $ref: '#/components/responses/Unavailable' }
`;

const inWords = (noun: string) => spaced(noun).toLowerCase();

const schema = (noun: string) => `    ${noun}:
      type: object
      required: [networkId]
      properties:
        networkId: { $ref: '#/components/schemas/NetworkId' }
`;

/** From a folder of the server's source up to the source, `../../`. */
const upFrom = (place: string) => '../'.repeat(place.split('/').length);

/** Where the guard is: inside its own room it has no door. */
const guardFrom = (place: string) => {
  if (place === 'networks') return './requireNetwork.js';
  return place.startsWith('networks/') ? '../requireNetwork.js' : `${upFrom(place)}networks/index.js`;
};

const handler = (name: string, place: string) => `import type { Operation } from '${upFrom(place)}http/operation.js';
import { requireNetwork } from '${guardFrom(place)}';

export const ${name}: Operation<'${name}'> = async ({ path, caller: { user } }, { database }) => {
  const { network } = await requireNetwork(database, path.id, user, 'describe');
  return { networkId: network.id };
};
`;

const operationTest = (
  name: string,
  { place, path }: { place: string; path: string },
) => `import { expect, test } from 'vitest';
import { addCollaborator, assessed } from '${upFrom(place)}../test/assess.js';
import { appForThisTest } from '${upFrom(place)}../test/testApp.js';

const at = (networkId: string) => \`${path.replace('{id}', '${networkId}')}\`;

test('${name} answers the owner of the network', async () => {
  const { owner, networkId } = await assessed(await appForThisTest());
  const response = await owner.get(at(networkId));
  expect([response.statusCode, response.json()]).toEqual([200, { networkId }]);
});

test('${name} refuses a collaborator, and tells nobody else whether the network exists', async () => {
  const server = await appForThisTest();
  const { networkId } = await assessed(server);
  const collaborator = await addCollaborator(server, networkId);
  const stranger = await server.signedIn();
  expect((await collaborator.get(at(networkId))).statusCode).toBe(403);
  expect((await stranger.get(at(networkId))).statusCode).toBe(404);
  expect((await server.visitor().get(at(networkId))).statusCode).toBe(401);
});
`;

const changeset = (name: string) => `---
'@credence/api-client': minor
---

\`${name}\` reads something of a network.
`;

/** Adds the path after the last of those that are about networks. */
function withPath(text: string, name: string, noun: string, path: string): string {
  return changeBetween(text, '\npaths:\n', '\ncomponents:\n', (paths) => {
    const blocks = paths.split(/\n(?= {2}\/)/);
    const last = blocks.findLastIndex((block) => block.includes('tags: [networks]'));
    return blocks.toSpliced(last + 1, 0, entry(name, noun, path)).join('\n');
  });
}

/** Adds the schema at the end of those that are about networks. */
const withSchema = (text: string, noun: string) =>
  changeBetween(text, '\n    # Networks\n', '\n    # ', (schemas) => `${schemas.trimEnd()}\n${schema(noun)}`);

const withRow = (text: string, name: string) =>
  changeBetween(text, 'export const matrix', '\n};', (rows) => `${rows}\n  ${name}: needs('describe'),`);
