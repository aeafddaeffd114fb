import type { InstitutionConfig } from '../../platform/config/institution.js';
import { ApiError } from '../../platform/errors.js';
import type { Provider } from '../../platform/institution/provider.js';
import type { Services } from '../../platform/services.js';

/** What the log says each time; docs/operate.md explains it. */
export const awayLine = 'the provider of the institution cannot be reached';

/** The site's institution and its provider. @throws ApiError not_offered where there is none */
export function requireInstitution({ config, provider }: Pick<Services, 'config' | 'provider'>): {
  institution: InstitutionConfig;
  provider: Provider;
} {
  const { institution } = config;
  if (!institution || !provider) throw new ApiError('not_offered');
  return { institution, provider };
}

/** Asks the provider something. @throws ApiError institution_unavailable if it does not answer */
export async function askProvider<Answer>(
  ask: (provider: Provider) => Promise<Answer>,
  services: Pick<Services, 'config' | 'provider' | 'log'>,
): Promise<Answer> {
  const { institution, provider } = requireInstitution(services);
  try {
    return await ask(provider);
  } catch (error) {
    services.log.warn({ err: error }, awayLine);
    throw new ApiError('institution_unavailable', { name: institution.name });
  }
}
