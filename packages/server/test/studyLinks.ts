import { expect } from 'vitest';
import { mailbox } from './mailbox.js';
import type { TestApp } from './testApp.js';

/** What a personal link to a study holds. */
export interface StudyLink {
  expert: string;
  secret: string;
}

/** The personal link in the newest mail to an address that has one. */
export async function studyLink(server: TestApp, address: string): Promise<StudyLink> {
  const mail = (await mailbox(server)).findLast(({ to, text }) => to === address && text.includes('secret='));
  const url = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  expect([url.pathname, url.search]).toEqual(['/study', '']);
  const held = new URLSearchParams(url.hash.slice(1));
  return { expert: held.get('expert') ?? '', secret: held.get('secret') ?? '' };
}
