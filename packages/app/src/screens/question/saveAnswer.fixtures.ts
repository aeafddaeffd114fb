import type { Question } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

export const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';
export const allAtOne = 'Are you sure that the probabilities of all events are 1%?';
const third = buildQuestion({ currentIteration: 3, previousIteration: 2, nextIteration: 4 });

/** Opens a question and returns the actions for answering it. */
export async function answering(question: Question = buildQuestion(), ...handlers: RequestHandler[]) {
  const screen = await renderRoute(questionPath(question.currentIteration), {
    server: questionServer(question, third),
    handlers,
  });
  const { getByRole, requests } = screen;
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  const saves = () => requests.filter(({ url }) => url.endsWith('/save'));

  return {
    ...screen,
    saves,
    /** The request bodies, one per call. */
    sent: () => Promise.all(saves().map((request) => request.clone().json() as Promise<unknown>)),
    sentHeaders: (name: string) => saves().map(({ headers }) => headers.get(name)),
    choose: (name: string) => userEvent.click(getByRole('radio', { name, exact: true })),
    type: async (...values: number[]) => {
      for (const [index, value] of values.entries()) {
        await userEvent.fill(getByRole('slider').nth(index), String(value));
      }
    },
    goOn: () => userEvent.click(getByRole('button', { name: /^(Continue|Finish)$/ })),
  };
}

/** A save that fails `times` times, then works. */
export function failing(times: number, fail: () => Response | undefined = () => Response.error()): RequestHandler {
  let left = times;
  return http.post(saveCall, () => (left-- > 0 ? fail() : undefined));
}
