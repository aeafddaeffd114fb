import type { Study } from '@credence/api-client';

type Expert = NonNullable<Study['experts']>[number];

/** An expert who consented to something. */
type ConsentingExpert = Expert & { readonly consent: NonNullable<Expert['consent']> };

/** Those who said what may be done with their answers, by code; nobody before they accept. */
export const consentingExperts = ({ experts = [] }: Study): ConsentingExpert[] =>
  experts.filter((expert): expert is ConsentingExpert => expert.consent !== undefined);

/** How many consented, of whom so many to publication, to being named, and with interests or funding. */
export function countConsents(study: Study) {
  const experts = consentingExperts(study);
  const count = (wanted: (consent: ConsentingExpert['consent']) => boolean) =>
    experts.filter(({ consent }) => wanted(consent)).length;
  return {
    all: experts.length,
    published: count(({ publishes }) => publishes),
    named: count(({ named = false }) => named),
    interests: count(({ interests = '' }) => interests !== ''),
  };
}
