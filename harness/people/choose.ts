import type { Page } from 'playwright';

/** Presses a choice on its words, as people do, once they stand still: the radio button itself is out of sight. */
export async function choose(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true });
  await page.locator('label').filter({ has: radio }).click();
  await page.getByRole('radio', { name, exact: true, checked: true }).waitFor({ state: 'attached' });
}
