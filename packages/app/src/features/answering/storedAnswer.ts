import * as v from 'valibot';
import { name, whole, written } from '../../ground/device/shapes.js';
import { fields } from './saidBeside.js';

/** What a header may hold; an answer with anything else could never be sent. */
export const header = written(/^[\x21-\x7e]{1,200}$/);

const answer = v.pipe(
  v.object({
    sliders: v.array(whole(1, 99)),
    'self-eval': v.picklist([-2, -1, 1, 2]),
    comment: v.string(),
    timer: whole(0),
    ...fields,
  }),
  v.check(({ sliders, exact, touched: set }) =>
    [exact, set].every((beside) => beside === undefined || beside.length === sliders.length),
  ),
);

const refusal = v.object({
  status: v.number(),
  code: v.optional(v.string()),
  message: v.optional(v.string()),
  params: v.optional(v.custom<object>((value) => typeof value === 'object' && value !== null)),
  told: v.exactOptional(v.boolean()),
});

/** An answer that the server has not acknowledged, as it is kept on the device. */
export const storedAnswer = v.object({
  place: v.object({ networkId: name, assessmentId: v.exactOptional(name), nodeId: name, iteration: whole(1) }),
  title: name,
  answer,
  revision: v.optional(header),
  key: header,
  refusal: v.fallback(v.optional(refusal), undefined),
});
