import { createProvider } from '../platform/institution/provider.js';
import { failing, type Looked, ok } from './finding.js';
import { type Patient, todoOf, whyNot } from './patient.js';

/** Whether the institution's login answers, as a person's first step there would find out. */
export async function checkLogin({ config: { institution, publicUrl } }: Patient): Promise<Looked> {
  if (!institution) return ok('OIDC_ISSUER is not set: people sign in with passwords alone.');
  const { issuer } = institution;
  const provider = createProvider(institution, publicUrl, () => undefined);
  try {
    await provider.begin({ state: 'doctor', nonce: 'doctor', verifier: 'doctor' });
  } catch (error) {
    return failing(
      `The institution’s login ${issuer} cannot be used (${whyNot(error)}).`,
      todoOf(error, 'Correct OIDC_ISSUER, or see why the provider does not answer. Passwords work meanwhile.'),
    );
  }
  return ok(`The institution’s login ${issuer} answers.`);
}
