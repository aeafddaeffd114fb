import type { NextQuestion } from '@credence/api-client';
import { paths } from '../../ground/paths.js';

/** Where somebody who takes part is asked first. Without an iteration the node's combinations come before its questions. */
export const firstQuestionHref = (networkId: string, { nodeId, iteration }: NextQuestion): string =>
  iteration === null ? paths.combinations.href(networkId, nodeId) : paths.question.href(networkId, nodeId, iteration);
