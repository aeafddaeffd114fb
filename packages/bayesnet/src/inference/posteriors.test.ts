import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corpus, corpusFiles } from '../../fixtures/fixtures.js';
import { burglary, cancer, chestClinic, enumerate, findings, nodeNamed } from '../../fixtures/models.js';
import { readNetworkFile } from '../formats/networkFile.js';
import { finish } from './computation.js';
import { isProblem } from './inferenceProblem.js';
import type { Evidence, InferenceModel } from './model.js';
import { modelOf } from './modelOf.js';
import { type Posteriors, posteriorsOf } from './posteriors.js';
import { randomCase } from '../../fixtures/randomModel.js';

function posteriors(model: InferenceModel, evidence: Evidence = new Map()): Posteriors {
  const found = finish(posteriorsOf(model, { evidence }));
  if (isProblem(found)) throw new Error(found.code);
  return found;
}

/** P(first state of a node | findings). */
function probability(model: InferenceModel, id: string, given: Readonly<Record<string, number>> = {}): number {
  return posteriors(model, findings(model, given)).marginal(nodeNamed(model, id))?.[0] ?? Number.NaN;
}

test('the chest clinic of Lauritzen and Spiegelhalter: marginals, posteriors and the probability of findings', () => {
  const asia = chestClinic();
  expect(probability(asia, 'tuberculosis')).toBeCloseTo(0.0104, 12);
  expect(probability(asia, 'lung_cancer')).toBeCloseTo(0.055, 12);
  expect(probability(asia, 'bronchitis')).toBeCloseTo(0.45, 12);
  expect(probability(asia, 'tuberculosis_or_cancer')).toBeCloseTo(0.064828, 12);
  expect(probability(asia, 'chest_X-ray')).toBeCloseTo(0.11029004, 12);
  expect(probability(asia, 'dyspnoea')).toBeCloseTo(0.4359706, 12);
  const visit = { visit_to_Asia: 0, dyspnoea: 0 };
  expect(Math.exp(posteriors(asia, findings(asia, visit)).logProbability ?? 0)).toBeCloseTo(0.004501375, 12);
  expect(probability(asia, 'lung_cancer', visit)).toBeCloseTo(0.09952515, 8);
  expect(probability(asia, 'bronchitis', visit)).toBeCloseTo(0.8114021, 7);
  expect(probability(asia, 'tuberculosis', visit)).toBeCloseTo(0.087751, 7);
  expect(probability(asia, 'lung_cancer', { ...visit, smoking: 0 })).toBeCloseTo(0.1455191, 7);
  expect(probability(asia, 'bronchitis', { ...visit, smoking: 0 })).toBeCloseTo(0.8672582, 7);
  expect(probability(asia, 'lung_cancer', { dyspnoea: 0 })).toBeCloseTo(0.1027592, 7);
  expect(probability(asia, 'lung_cancer', { 'chest_X-ray': 0, dyspnoea: 0 })).toBeCloseTo(0.621252797, 9);
});

test('the cancer network of Korb and Nicholson, and the burglar alarm of Russell and Norvig', () => {
  expect(probability(cancer, 'Cancer')).toBeCloseTo(0.01163, 12);
  expect(probability(cancer, 'Xray')).toBeCloseTo(0.208141, 12);
  expect(probability(cancer, 'Dyspnoea')).toBeCloseTo(0.3040705, 12);
  expect(probability(cancer, 'Cancer', { Xray: 0 })).toBeCloseTo(0.0502880259, 10);
  expect(probability(cancer, 'Cancer', { Smoker: 0 })).toBeCloseTo(0.032, 12);
  expect(probability(burglary, 'Burglary', { JohnCalls: 0, MaryCalls: 0 })).toBeCloseTo(0.2841718353643929, 14);
  expect(probability(burglary, 'JohnCalls', { Burglary: 0 })).toBeCloseTo(0.849017, 12);
});

test.skipIf(!corpus)('Hepar II, from the collection: the marginals that its XDSL and XMLBIF files agree on', () => {
  const file = corpusFiles('xdsl').find(({ name }) => name.includes('Hepar_II'))!;
  const hepar = modelOf(readNetworkFile(file.bytes()).document!.network);
  expect(probability(hepar, 'PBC')).toBeCloseTo(0.3848494, 7);
  expect(probability(hepar, 'THepatitis')).toBeCloseTo(0.0393266, 7);
  expect(probability(hepar, 'carcinoma')).toBeCloseTo(0.0640523, 7);
  expect(probability(hepar, 'PBC', { ama: 0 })).toBeCloseTo(0.9675018, 7);
});

test('500 random networks: all marginals and families equal sums over the joint distribution, to 1e-9', () => {
  fc.assert(
    fc.property(randomCase, ({ model, evidence }) => {
      const summed = enumerate(model, evidence);
      const found = finish(posteriorsOf(model, { evidence }));
      if (summed.probability === 0) {
        expect(found).toMatchObject({ code: 'impossible-evidence' });
        return;
      }
      if (isProblem(found)) throw new Error(found.code);
      expect(Math.exp(found.logProbability ?? 0) / summed.probability).toBeCloseTo(1, 9);
      for (const [node, family] of summed.families.entries()) {
        const own = found.family(node) ?? [];
        const marginal = found.marginal(node) ?? [];
        const sums = Array.from(marginal, () => 0);
        for (const [cell, value] of family.entries()) {
          const share = value / summed.probability;
          sums[cell % sums.length]! += share;
          expect(Math.abs((own[cell] ?? Number.NaN) - share)).toBeLessThan(1e-9);
        }
        for (const [state, share] of sums.entries()) {
          expect(Math.abs((marginal[state] ?? Number.NaN) - share)).toBeLessThan(1e-9);
        }
      }
    }),
    { numRuns: 500 },
  );
});
