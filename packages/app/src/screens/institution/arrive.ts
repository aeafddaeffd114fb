import { type components, orThrow } from '@credence/api-client';
import { replace } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { returnPath } from '../../ground/session/returnPath.js';
import { session } from '../../ground/session/index.js';
import { catalogue } from '../../ground/text/catalogue.js';
import { dataOf, failureSentence } from '../../ground/text/failureSentence.js';

type Login = components['schemas']['InstitutionLogin'];

/** What is left to do before somebody is signed in. */
export type Step =
  | { readonly needs: 'profile'; readonly username: string; readonly firstname: string; readonly lastname: string }
  | { readonly needs: 'password'; readonly username: string };

/** Why nobody is signed in: a sentence, where there is one, and whether the code of a second factor is missing. */
export interface RefusedArrival {
  readonly message: string | undefined;
  readonly wantsCode: boolean;
}

/** Goes on with what the server answers: signed in, to where the login was to lead. Never throws. */
export async function arrive(call: Parameters<typeof orThrow<Login>>[0]): Promise<Response | Step | RefusedArrival> {
  try {
    const { token, needs, username, firstname = '', lastname = '', from } = await orThrow<Login>(call);
    if (needs === 'profile') return { needs, username, firstname, lastname };
    if (needs === 'password') return { needs, username };
    const result = token === undefined ? undefined : await session.signInWith(token, username);
    if (!result?.ok) return { message: undefined, wantsCode: false };
    return replace(result.isAdmin ? paths.dashboard.href() : (returnPath(from ?? null) ?? paths.index.href()));
  } catch (error) {
    const { text } = catalogue();
    return { message: failureSentence(error, text), wantsCode: dataOf(error).code === 'code_needed' };
  }
}
