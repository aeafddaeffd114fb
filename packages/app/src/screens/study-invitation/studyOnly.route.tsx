import { orThrow } from '@credence/api-client';
import { Button, Text, TextLink } from '@credence/ui';
import { Link, Navigate, useLoaderData } from 'react-router-dom';
import NoPassword from '../../features/account/NoPassword.js';
import { api } from '../../ground/api.js';
import { paths } from '../../ground/paths.js';
import { session } from '../../ground/session/index.js';
import { useText } from '../../ground/text/useText.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import { useStudyWords } from './useStudyWords.js';

interface Loaded {
  readonly study: string;
  /** The user, if there is no password to log in with. */
  readonly withoutPassword: string | undefined;
}

/** Whoever logged in has no such page. */
export async function loader(): Promise<Loaded | undefined> {
  const { study, user } = session.state();
  if (study === null) return undefined;
  const username = user?.username ?? '';
  const path = { params: { path: { username } } };
  const found = await orThrow(api.GET('/user/get-user/{username}', path)).catch(() => undefined);
  return { study, withoutPassword: found?.hasPassword === false ? username : undefined };
}

/** Says why a page is not opened by the link of a study, and what opens it. */
export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const words = useStudyWords();
  const { signup } = useText();
  if (!loaded) return <Navigate replace to={paths.home.href()} />;
  return (
    <EntryFrame title={words.onlyTitle} replaces>
      {loaded.withoutPassword === undefined ? (
        <>
          <Text>{words.only}</Text>
          <div>
            <Button variant="primary" asChild>
              <Link to={paths.login.href()}>{signup.login}</Link>
            </Button>
          </div>
        </>
      ) : (
        <NoPassword username={loaded.withoutPassword} about={words.only} />
      )}
      <Ways>
        <TextLink asChild>
          <Link to={paths.network.href(loaded.study)}>{words.toStudy}</Link>
        </TextLink>
      </Ways>
    </EntryFrame>
  );
}
