import type { Credentials } from '@credence/api-client';
import { Button, Heading, Text } from '@credence/ui';
import { useFirstText } from '../../ground/text/useFirstText.js';
import { Accounts, Demo } from './LoginScreen.styles.js';

interface DemoAccountsProps {
  accounts: readonly Credentials[];
  onChoose: (account: Credentials) => void;
}

/** The accounts of a demonstration; choosing one fills in the form. */
export function DemoAccounts({ accounts, onChoose }: DemoAccountsProps) {
  const { login } = useFirstText();
  return (
    <Demo>
      <Heading size="small">{login.demoTitle}</Heading>
      <Text variant="hint">{login.demoHint}</Text>
      <Accounts>
        {accounts.map((account) => (
          <li key={account.username}>
            <Button
              variant="text"
              size="small"
              aria-label={login.useDemo(account.username)}
              onClick={() => onChoose({ username: account.username, password: account.password })}
            >
              {account.username}
            </Button>
          </li>
        ))}
      </Accounts>
    </Demo>
  );
}
