import {
  Avatar,
  Button,
  Footer,
  FooterLink,
  Frame,
  Heading,
  Icon,
  IconButton,
  Logo,
  LogoMark,
  Page,
  PageHead,
  SkipLink,
  Text,
  TextLink,
  TopBar,
  TopBarLink,
  UserMenu,
  UserMenuItem,
} from '../../../src/index.js';
import type { Specimen } from '../specimen.js';

const link = <a href="#elsewhere">Elsewhere</a>;

/** Buttons, and the parts of a page. */
export const pages = {
  Avatar: { kind: 'plain', render: (props) => <Avatar name="Ada" {...props} /> },
  Button: {
    kind: 'plain',
    asChild: true,
    render: ({ asChild, ...props }) => (
      <Button asChild={Boolean(asChild)} {...props}>
        {asChild ? link : 'Save'}
      </Button>
    ),
  },
  Footer: {
    kind: 'plain',
    render: (props) => (
      <Footer {...props}>
        <FooterLink href="#imprint">Imprint</FooterLink>
      </Footer>
    ),
  },
  FooterLink: {
    kind: 'plain',
    asChild: true,
    render: ({ asChild, ...props }) => (
      <FooterLink asChild={Boolean(asChild)} {...(asChild ? {} : { href: '#imprint' })} {...props}>
        {asChild ? link : 'Imprint'}
      </FooterLink>
    ),
  },
  Frame: { kind: 'plain', render: (props) => <Frame {...props}>Content</Frame> },
  Heading: { kind: 'plain', render: (props) => <Heading {...props}>Nodes</Heading> },
  Icon: { kind: 'plain', inheritsColour: true, render: (props) => <Icon name="check" {...props} /> },
  IconButton: { kind: 'plain', render: (props) => <IconButton icon="reset" label="Reset Age" {...props} /> },
  Logo: {
    kind: 'plain',
    asChild: true,
    render: ({ asChild, ...props }) => (
      <Logo asChild={Boolean(asChild)} {...props}>
        {asChild ? link : 'Credence'}
      </Logo>
    ),
  },
  LogoMark: { kind: 'plain', render: (props) => <LogoMark {...props} /> },
  Page: { kind: 'plain', render: (props) => <Page {...props}>Content</Page> },
  PageHead: { kind: 'plain', render: (props) => <PageHead title="Networks" {...props} /> },
  SkipLink: { kind: 'plain', render: (props) => <SkipLink {...props} /> },
  Text: { kind: 'plain', render: (props) => <Text {...props}>A sentence.</Text> },
  TextLink: {
    kind: 'plain',
    asChild: true,
    render: ({ asChild, ...props }) => (
      <TextLink asChild={Boolean(asChild)} {...(asChild ? {} : { href: '#age' })} {...props}>
        {asChild ? link : 'Age'}
      </TextLink>
    ),
  },
  TopBar: {
    kind: 'plain',
    render: (props) => (
      <TopBar logo={<Logo>Credence</Logo>} {...props}>
        <TopBarLink href="#networks">Networks</TopBarLink>
      </TopBar>
    ),
  },
  TopBarLink: {
    kind: 'plain',
    asChild: true,
    render: ({ asChild, ...props }) => (
      <TopBarLink asChild={Boolean(asChild)} {...(asChild ? {} : { href: '#networks' })} {...props}>
        {asChild ? link : 'Networks'}
      </TopBarLink>
    ),
  },
  UserMenu: {
    kind: 'plain',
    render: (props) => (
      <UserMenu username="ada@example.org" {...props}>
        <UserMenuItem>Log out</UserMenuItem>
      </UserMenu>
    ),
  },
} satisfies Record<string, Specimen>;
