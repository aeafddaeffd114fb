import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from '../../platform/config/config.js';

const page = readFileSync(new URL('../../../../../docs/backup.md', import.meta.url), 'utf8');

test('R-3342: who practises a restore as the page says reaches neither the running database, nor its ports, nor anybody by mail', () => {
  const running = {
    NODE_ENV: 'production',
    SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://credence.example.org',
    IMPRINT: 'none',
    DATA_DIR: '/var/lib/credence',
    PORT: '3000',
    METRICS_PORT: '9464',
    AUDIT_TO: 'syslog:tcp://127.0.0.1:601',
    DATABASE_URL: 'postgresql://db.example.org/credence',
    SMTP_URL: 'smtp://mail.example.org',
  };
  const [, line = ''] = /^ {2}export (.*)$/m.exec(page) ?? [];
  const practice = Object.fromEntries(line.split(' ').map((pair) => pair.split('=')));
  const config = readConfig({ ...running, ...practice }, '/');
  const { databaseUrl, smtpUrl, metricsPort, auditTo } = config;
  expect([databaseUrl, smtpUrl, metricsPort, auditTo]).toEqual([undefined, undefined, undefined, undefined]);
  expect(config.dataDir).not.toBe(running.DATA_DIR);
  expect(config.port).not.toBe(3000);
  expect(config.publicUrl).toBe(`http://localhost:${config.port}`);
  expect(page).toContain(`open ${config.publicUrl} on that machine`);
  expect(page).toContain(`rm -r ${config.dataDir}\n`);
});
