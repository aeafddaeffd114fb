import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.js';
import type { SiteTexts } from '../platform/config/siteTexts.js';

const halfYear = 182 * 86_400_000;

/** Where programs look: the address for reports of vulnerabilities (RFC 9116), and the page to change a password. */
export function addWellKnown(
  app: FastifyInstance,
  { site, publicUrl, clock }: { site: SiteTexts; publicUrl: string; clock: Clock },
): void {
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect('/profile', 302));
  const { contact } = site;
  if (!contact) return;
  const address = contact.includes('@') ? `mailto:${contact}` : contact;
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(clock.now().getTime() + halfYear).toISOString();
    const lines = [`Contact: ${address}`, `Expires: ${expires}`, `Canonical: ${publicUrl}/.well-known/security.txt`];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
