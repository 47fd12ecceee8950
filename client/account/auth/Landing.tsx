import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import * as texts from '../../../machines/account/texts.ts'
import {
  Boundary,
  Button,
  Card,
  color,
  Container,
  greens,
  Heading,
  HeartIcon,
  HomeIcon,
  type Icon,
  Logo,
  media,
  PinIcon,
  radius,
  Row,
  shadow,
  space,
  t,
  Text,
  TicketIcon,
  words,
} from '../../ui/index.ts'
import { useMachines } from '../machines.ts'
import { Auth } from './Auth.tsx'
import { SquareArt } from './SquareArt.tsx'
import type { Message } from '../../../machines/language/message.ts'
import { LanguageField } from '../language/LanguageField.tsx'

const promises: { Icon: Icon; title: Message; text: Message }[] = [
  { Icon: PinIcon, title: texts.findIt, text: texts.findItHow },
  { Icon: HeartIcon, title: texts.keepIt, text: texts.keepItHow },
  { Icon: TicketIcon, title: texts.hostIt, text: texts.hostItHow },
]

/** The landing page: a description of Plaza next to the login form. */
export function Landing() {
  const [state, send] = useMachine(useMachines().auth)
  const home = () => {
    send({ type: 'back' })
    scrollTo({ top: 0, behavior: 'smooth' })
  }
  return (
    <div css={page} data-stage>
      <SquareArt css={art} />
      <Container as="header" css={header}>
        <Logo size={32} tone="onPicture" />
        <Row gap={1} wrap={false}>
          <LanguageField />
          <Button variant="quiet" css={onGreen} icon={<HomeIcon />} onClick={home}>
            {t(words.home)}
          </Button>
        </Row>
      </Container>
      <Container as="main" id="main" tabIndex={-1} css={main}>
        <div css={pitch}>
          <Heading level={1} look="hero">
            {t(texts.comeToTheSquare)}
          </Heading>
          <Text size="large" css={lead}>
            {t(texts.whatPlazaIs)}
          </Text>
        </div>
        <Card css={card}>
          <Boundary>
            <Auth state={state} send={send} />
          </Boundary>
        </Card>
        <ul css={list}>
          {promises.map(({ Icon, title, text }) => (
            <li key={t(title)} css={promise}>
              <span css={disc}>
                <Icon />
              </span>
              <div>
                <Heading level={2} look="card">
                  {t(title)}
                </Heading>
                <Text size="small" css={{ opacity: 0.86 }}>
                  {t(text)}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      </Container>
      <Container as="footer" css={footer}>
        <Text as="span" size="small">
          <a css={quietLink} href="/third-party-notices.txt">
            {t(texts.licences)}
          </a>
        </Text>
      </Container>
    </div>
  )
}

/* The green is the same in both colour schemes. */
const page = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  overflow: 'hidden',
  isolation: 'isolate',
  background: `linear-gradient(160deg, ${greens[0]}, #0f5239 55%, ${greens[0]})`,
  color: '#fff',
})
/*
 * Centres the square behind the card, surrounded by people. The people are hidden on screens without room
 * next to the card.
 */
const art = css({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-7rem',
  insetInlineEnd: '-9rem',
  width: '28rem',
  '& > [data-people]': { display: 'none' },
  [media.desktop]: {
    insetBlockStart: 'calc(clamp(2rem, 11vh, 7rem) - 11rem)',
    insetInlineEnd: 'calc(max(0rem, 50vw - 40rem) - 15rem)',
    width: '64rem',
  },
  [media.wide]: { '& > [data-people]': { display: 'block' } },
})
const header = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: space[4],
})
const onGreen = css({
  color: '#fff',
  // Without the icon, the header is one line at 360 px.
  paddingInline: space[3],
  '& svg': { display: 'none', [media.phone]: { display: 'block' } },
  '&:hover:enabled': { background: 'rgb(255 255 255 / 14%)', color: '#fff' },
  '&:focus-visible': { outlineColor: '#fff' },
})
const main = css({
  flex: 1,
  display: 'grid',
  gap: space[6],
  alignContent: 'start',
  paddingBlock: `${space[5]} ${space[7]}`,
  [media.desktop]: {
    gridTemplate: '"pitch card" auto "list card" 1fr / minmax(0, 1fr) 27rem',
    paddingBlockStart: 'clamp(2rem, 11vh, 7rem)',
    columnGap: space[8],
    rowGap: space[7],
  },
})
const pitch = css({
  display: 'grid',
  gap: space[4],
  [media.desktop]: { gridArea: 'pitch', gap: space[5], paddingBlockStart: space[6] },
})
const footer = css({ paddingBlock: space[4] })
const quietLink = css({ color: 'inherit' })
const lead = css({ maxWidth: '34rem', opacity: 0.92, [media.desktop]: { fontSize: '1.25rem' } })
const card = css({
  width: '100%',
  maxWidth: '30rem',
  justifySelf: 'center',
  color: color.ink,
  border: 0,
  boxShadow: shadow.overlay,
  [media.tablet]: { padding: space[6] },
  [media.desktop]: { gridArea: 'card', alignSelf: 'start' },
})
const list = css({
  display: 'grid',
  gap: space[5],
  [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  [media.desktop]: { gridArea: 'list', alignSelf: 'start' },
})
const promise = css({
  display: 'flex',
  gap: space[3],
  [media.tablet]: { flexDirection: 'column' },
})
const disc = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: radius.medium,
  background: 'rgb(255 255 255 / 14%)',
})
