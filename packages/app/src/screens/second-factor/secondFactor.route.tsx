import { ApiError, orThrow, type User } from '@credence/api-client';
import { useLoaderData, useRevalidator } from 'react-router-dom';
import { api } from '../../ground/api.js';
import { signedInUser } from '../../ground/session/signedInUser.js';
import { SecondFactorScreen } from './SecondFactorScreen.js';

/** The user's own account, with what is known of its second factor. */
export async function loader(): Promise<{ user?: User }> {
  const username = signedInUser() ?? '';
  try {
    return { user: await orThrow(api.GET('/user/get-user/{username}', { params: { path: { username } } })) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw error;
    return {};
  }
}

export function Component() {
  const { user } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return <SecondFactorScreen user={user} onChanged={() => void revalidate()} />;
}
