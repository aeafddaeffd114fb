import { once } from 'node:events';
import { connect } from 'node:tls';
import { failing, type Looked, ok, warning } from './finding.js';
import { type Patient, patience, span, todoOf, whyNot } from './patient.js';

/** Days before the end of a certificate from which on it should have been renewed: Let's Encrypt does so 30 days before. */
const renewed = 14;

/** Whether the server answers on this machine, and is ready to save. */
export async function checkServer({ server }: Patient): Promise<Looked> {
  try {
    const response = await fetch(`${server}/readyz`, { signal: AbortSignal.timeout(patience) });
    const { status } = (await response.json()) as { status?: unknown };
    return response.ok
      ? ok(`The server at ${server} is ready.`)
      : failing(`The server at ${server} is not ready: ${String(status)}.`, 'See what is said of database and disk.');
  } catch (error) {
    return failing(
      `No server answers at ${server} (${whyNot(error)}).`,
      'Start it, and read its log if it does not start.',
    );
  }
}

/** Whether PUBLIC_URL leads here, and for how long its certificate holds. */
export async function checkAddress({ config: { publicUrl }, clock }: Patient): Promise<Looked> {
  const inside =
    'Correct PUBLIC_URL or the proxy. If this machine cannot reach its own public address, look from another.';
  try {
    const response = await fetch(`${publicUrl}/healthz`, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    const text = await response.text();
    if (!response.ok || !/"status":\s*"ok"/.test(text))
      return failing(`${publicUrl} does not lead to Credence (${response.status}).`, inside);
  } catch (error) {
    return failing(`${publicUrl} cannot be reached (${whyNot(error)}).`, todoOf(error, inside));
  }
  if (!publicUrl.startsWith('https:')) return ok(`${publicUrl} leads here.`);
  return lookAtCertificate(publicUrl, await certificateEnd(new URL(publicUrl)), clock.now());
}

/** Whether a certificate that ends then is renewed in time. */
export function lookAtCertificate(publicUrl: string, end: Date, now: Date): Looked {
  const seconds = (end.getTime() - now.getTime()) / 1000;
  const says = `${publicUrl} leads here; its certificate holds for ${span(seconds)}.`;
  return seconds < renewed * 86_400
    ? warning(says, 'Renew the certificate, and see why that was not done by itself.')
    : ok(says);
}

/** When the certificate ends that the server shows. */
async function certificateEnd({ hostname, port }: URL): Promise<Date> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = connect({ host, port: Number(port || 443), servername: host, timeout: patience });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(patience) });
    return new Date(socket.getPeerCertificate().valid_to);
  } finally {
    socket.destroy();
  }
}

/** Whether the port of the metrics answers, and to whom. */
export async function checkMetrics({ config: { metricsPort, metricsHost } }: Patient): Promise<Looked> {
  if (metricsPort === undefined) return ok('METRICS_PORT is not set: no metrics are served.');
  const address = addressOnThisMachine(metricsHost, metricsPort);
  try {
    const response = await fetch(`${address}/metrics`, { signal: AbortSignal.timeout(patience) });
    await response.text();
    if (!response.ok) return failing(`${address}/metrics answers ${response.status}.`, 'Restart the server.');
  } catch (error) {
    return failing(
      `${address}/metrics does not answer (${whyNot(error)}).`,
      'Start the server with this METRICS_PORT.',
    );
  }
  return isLoopback(metricsHost)
    ? ok(`Metrics are served at ${address}/metrics.`)
    : warning(
        `Metrics are served at ${address}/metrics to whoever reaches METRICS_HOST.`,
        'See that a firewall lets only your monitoring through.',
      );
}

/** Where a server that listens on a host can be reached from the same machine. */
export function addressOnThisMachine(host: string, port: number): string {
  const reached = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}

const isLoopback = (host: string) => /^(127\.[\d.]+|::1|localhost)$/.test(host);
