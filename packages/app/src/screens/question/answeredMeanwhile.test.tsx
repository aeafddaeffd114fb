import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildConflict, buildQuestion, questionPath } from '../../test/questionBuilders.js';
import { allAtOne, answering, failing } from './saveAnswer.fixtures.js';

test('an answer given in the meantime is shown beside the user’s own', async () => {
  const { type, choose, goOn, getByRole } = await answering(
    buildQuestion(),
    failing(1, () => Response.json(buildConflict(), { status: 409 })),
  );
  await type(10, 20, 70);
  await choose('certain');
  await goOn();
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent('okafor@example.org has answered this question in the meantime: 60 / 30 / 10 %.');
  await expect.element(getByRole('slider').first()).toHaveValue('10');
});

test('R-2564: a combination saved meanwhile is told before the answer counts over it', async () => {
  const decided = {
    ...buildError('A combination decides.', 'stale_revision'),
    decidedBy: { number: 1, value: [20, 30, 60] },
  };
  const { type, choose, goOn, getByRole, saves, sentHeaders, address } = await answering(
    buildQuestion(),
    failing(1, () => Response.json(decided, { status: 409 })),
  );
  await type(10, 20, 70);
  await choose('certain');
  await goOn();
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent(
      /^Combination 1, saved since you opened this question, already answers it: 18\.2 \/ 27\.3 \/ 54\.5 %\./,
    );
  expect(saves()).toHaveLength(1);
  await userEvent.click(getByRole('button', { name: 'Keep mine' }));
  await expect.poll(address).toBe(questionPath(3));
  expect(sentHeaders('X-Revision')).toEqual(['r4-0', null]);
});

test('"Keep mine" sends the own answer against the newer revision', async () => {
  const { type, choose, goOn, getByRole, sent, sentHeaders, address } = await answering(
    buildQuestion(),
    failing(1, () => Response.json(buildConflict(), { status: 409 })),
  );
  await type(10, 20, 70);
  await choose('certain');
  await goOn();
  await userEvent.click(getByRole('button', { name: 'Keep mine' }));
  await expect.poll(address).toBe(questionPath(3));
  expect(await sent()).toMatchObject([{ sliders: [10, 20, 70] }, { sliders: [10, 20, 70] }]);
  expect(sentHeaders('X-Revision')).toEqual(['r4-0', 'r4-1']);
  expect(new Set(sentHeaders('Idempotency-Key')).size).toBe(2);
});

test('"Keep mine" asks too whether all events are at 1% (R-728, R-730)', async () => {
  const { type, choose, goOn, getByRole, saves, address } = await answering(
    buildQuestion(),
    failing(1, () => Response.json(buildConflict(), { status: 409 })),
  );
  await choose('certain');
  await goOn();
  await expect.element(getByRole('button', { name: 'Keep mine' })).toBeVisible();
  await type(1, 1, 1);
  await userEvent.click(getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(getByRole('alertdialog', { name: allAtOne }).getByRole('button', { name: 'Cancel' }));
  expect(saves()).toHaveLength(1);
  await userEvent.click(getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(getByRole('button', { name: 'Yes, keep them' }));
  await expect.poll(address).toBe(questionPath(3));
  expect(saves()[1]?.headers.get('X-Revision')).toBe('r4-1');
});

test('"Use theirs" loads the newer answer, and saves nothing', async () => {
  let newer = false;
  const theirs = buildQuestion({ answered: true, currentValues: [60, 30, 10], 'self-eval': 1, revision: 'r4-1' });
  const { choose, goOn, getByRole, saves } = await answering(
    buildQuestion(),
    http.get('/network/{networkId}/{nodeId}/{iteration}', ({ response }) =>
      newer ? response(200).json(theirs) : undefined,
    ),
    failing(1, () => Response.json(buildConflict(), { status: 409 })),
  );
  await choose('certain');
  await goOn();
  newer = true;
  await userEvent.click(getByRole('button', { name: 'Use theirs' }));
  await expect.element(getByRole('slider').first()).toHaveValue('60');
  await expect.element(getByRole('radio', { name: 'rather certain' })).toBeChecked();
  expect(getByRole('alert').query()).toBeNull();
  expect(saves()).toHaveLength(1);
});

test('an answer to a node that was reset meanwhile is not lost: "Keep mine" saves it', async () => {
  const reset = buildError('The answers of this node were reset meanwhile.', 'node_reset');
  const { type, choose, goOn, getByRole, sent, sentHeaders, address } = await answering(
    buildQuestion(),
    failing(1, () => Response.json(reset, { status: 409 })),
  );
  await type(10, 20, 70);
  await choose('certain');
  await goOn();
  await expect
    .element(getByRole('alert'))
    .toMatchTextContent('This node has been reset in the meantime. Your answer is not saved yet.');
  await userEvent.click(getByRole('button', { name: 'Keep mine' }));
  await expect.poll(address).toBe(questionPath(3));
  expect(sentHeaders('X-Revision')).toEqual(['r4-0', null]);
  expect((await sent())[1]).toMatchObject({ sliders: [10, 20, 70] });
});

test('after a reset the question can be loaded again, as it is now', async () => {
  let reset = false;
  const { type, choose, goOn, getByRole } = await answering(
    buildQuestion(),
    http.get('/network/{networkId}/{nodeId}/{iteration}', ({ response }) =>
      reset ? response(200).json(buildQuestion({ revision: 'r5-0' })) : undefined,
    ),
    failing(1, () => Response.json(buildError('Reset.', 'node_reset'), { status: 409 })),
  );
  await type(10, 20, 70);
  await choose('certain');
  await goOn();
  reset = true;
  await userEvent.click(getByRole('button', { name: 'Load again' }));
  await expect.element(getByRole('slider').first()).toHaveValue('50');
  expect(getByRole('alert').query()).toBeNull();
});
