import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * What pages may load: their own files, styles with this request's nonce, and the scripts in them that their build wrote.
 * @param scripts the hashes of those, as the header has them
 */
export function pagePolicy(nonce: string, scripts: readonly string[] = []): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/**
 * The page in a frame on another site: it sends nothing anywhere.
 * @param origins the sites that may show it
 */
export function framePolicy(nonce: string, origins: readonly string[]): string {
  return pagePolicy(nonce)
    .replace("connect-src 'self'", "connect-src 'none'")
    .replace("form-action 'self'", "form-action 'none'")
    .replace("frame-ancestors 'none'", `frame-ancestors ${origins.length > 0 ? origins.join(' ') : "'none'"}`);
}

/** Data is not a page: opened in a tab, it can run nothing. */
const dataPolicy =
  "default-src 'none'; base-uri 'none'; object-src 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

const fixed = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Sets the headers common to all responses, whatever their status; pages have already set their own policy. */
export function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply, publicUrl: string): void {
  reply.headers(fixed).header('x-request-id', request.id);
  // The older header cannot name sites: where the policy names some, it would refuse them.
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string' && /frame-ancestors http/.test(policy)) reply.removeHeader('x-frame-options');
  if (publicUrl.startsWith('https:')) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', dataPolicy);
  if (isApi(request.url)) reply.header('cache-control', 'no-store');
}

export const isApi = (url: string) => /^\/api(?:[/?]|$)/i.test(url);
