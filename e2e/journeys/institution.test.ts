import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { copyProduct, type Product } from '../../harness/product.ts';
import { phone, running } from '../../harness/running.ts';
import { startTestProvider, type TestProvider } from '../../packages/server/test/institution/testProvider.ts';

/** The login of a clinic in a real browser: the provider is another site, as everywhere but in a test of the server. */
const run = running();
const button = 'Sign in with the clinic’s account';

let product: Product;
let provider: TestProvider;
beforeAll(async () => {
  const returns: string[] = [];
  provider = await startTestProvider(returns, 'localhost');
  product = await copyProduct(inject('startedProduct'), {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.clientId,
    OIDC_CLIENT_SECRET: provider.clientSecret,
    OIDC_NAME: button,
  });
  returns.push(`${product.url}/login/institution`);
  provider.isInteractive = true;
  provider.person = {
    sub: 'a-1',
    email: 'ada@clinic.example',
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Brandt',
  };
});
afterAll(async () => {
  await product?.stop();
  await provider?.stop();
});

test('R-3220 R-3229 R-3232 somebody of a clinic logs in there, is asked once for the profile, and logs out of both', async () => {
  const page = await run.page(phone);
  const logIn = async () => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('heading', { name: 'Provider of the clinic' }).waitFor();
    await page.getByRole('button', { name: 'Sign in as ada@clinic.example' }).click();
  };
  await page.goto(`${product.url}/login?from=%2Fprofile`);
  await logIn();
  await page.getByRole('heading', { name: 'Welcome', exact: true }).waitFor();
  expect(page.url()).toBe(`${product.url}/login/institution`);
  expect(await page.getByLabel('Last name').inputValue()).toBe('Brandt');
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();

  await page.getByRole('button', { name: /account menu/i }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('heading', { name: 'Log in' }).waitFor();
  await expect.poll(() => provider.ended.length).toBe(1);

  await logIn();
  await page.getByRole('heading', { name: 'Welcome, Ada' }).waitFor();
});
