import type { Computation, InferenceProblem } from '@credence/bayesnet';
import type { WorkingModel } from '../workingModel.js';

/** Something to compute. What it is asked and what it finds are plain data, as they cross to the worker and back. */
export type InferenceTask<Question, Found extends object> = (
  network: WorkingModel,
  question: Question,
) => Computation<Found | InferenceProblem>;
