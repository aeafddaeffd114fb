import type { Refusals } from './requireNetwork.js';

/** What an expert of a study is told who asks for other people. */
export const alone: Refusals = [['take_part', 'experts_answer_alone']];
