import { css } from '@emotion/react'
import { Link, useLocation } from 'wouter'
import type { profileMachine } from '../../machines/account/profile/profileMachine.ts'
import {
  Avatar,
  CalendarIcon,
  color,
  greens,
  HomeIcon,
  type Icon,
  layer,
  Logo,
  media,
  motion,
  phoneOnly,
  radius,
  SearchIcon,
  Skeleton,
  space,
  t,
  VisuallyHidden,
  words,
} from '../ui/index.ts'
import type { Machine } from '../runtime/registry.tsx'
import { personOf } from '../account/person.ts'
import * as texts from './texts.ts'
import type { Message } from '../../machines/language/message.ts'

const pages: { href: string; label: Message; Icon: Icon }[] = [
  { href: '/home', label: texts.homeLink, Icon: HomeIcon },
  { href: '/explore', label: texts.exploreLink, Icon: SearchIcon },
  { href: '/myevents', label: texts.myEventsLink, Icon: CalendarIcon },
]

interface Props extends Machine<typeof profileMachine> {
  overPicture: boolean
}

export function TopNavigation({ state, send, overPicture }: Props) {
  const [path] = useLocation()
  return (
    <header css={[bar, overPicture ? over : onPage]}>
      <Link href="/home" css={logo}>
        <Logo size={30} tone={overPicture ? 'onPicture' : 'brand'} />
      </Link>
      <nav aria-label={t(texts.mainNavigation)} css={nav}>
        {pages.map(({ href, label, Icon }) => (
          <Link key={href} href={href} css={link} aria-current={path === href ? 'page' : undefined}>
            <Icon css={phoneOnly} />
            {t(label)}
          </Link>
        ))}
      </nav>
      <Profile state={state} send={send} />
    </header>
  )
}

function Profile({ state, send }: Machine<typeof profileMachine>) {
  const { user } = state.context
  const { firstName, initials } = personOf(user)
  const loading = state.matches({ account: 'loading' })
  return (
    <button
      type="button"
      css={person}
      aria-haspopup="dialog"
      aria-busy={loading}
      onClick={() => send({ type: 'panel.open' })}
    >
      {loading ? (
        <>
          <Skeleton css={bone} width="2.25rem" height="2.25rem" round />
          <Skeleton css={bone} width="4rem" />
          <VisuallyHidden>{t(words.loading)}</VisuallyHidden>
        </>
      ) : (
        <>
          <Avatar name={firstName} initials={initials} src={user?.profilePic ?? null} size={36} />
          <bdi css={name}>{firstName}</bdi>
        </>
      )}
    </button>
  )
}

const bar = css({
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minHeight: '4rem',
  [media.low]: { flexWrap: 'wrap' },
  // Extends to the edge of the window even while a dialog hides the scroll bar.
  marginInlineEnd: 'calc(-1 * var(--gutter, 0px))',
  paddingInline: `${space[4]} calc(${space[4]} + var(--gutter, 0px))`,
  // Keeps the links in place when the user's name appears next to them.
  [media.tablet]: {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    paddingInline: `${space[6]} calc(${space[6]} + var(--gutter, 0px))`,
  },
  [media.desktop]: { paddingInline: `${space[7]} calc(${space[7]} + var(--gutter, 0px))` },
})
const onPage = css({
  position: 'sticky',
  [media.low]: { position: 'static' },
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  '--bar-ink': color.ink,
  '--bar-soft': color.sunken,
})
const over = css({
  position: 'absolute',
  [media.low]: { position: 'static', background: greens[0] },
  '--bar-ink': '#fff',
  '--bar-soft': 'rgb(255 255 255 / 18%)',
  '--bar-bone': 'rgb(255 255 255 / 40%)',
  ':focus-visible': { outlineColor: '#fff' },
})
const logo = css({
  display: 'flex',
  justifySelf: 'start',
  textDecoration: 'none',
  borderRadius: radius.small,
})
const nav = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  justifyContent: 'space-around',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  [media.low]: {
    position: 'static',
    order: 1,
    flex: `0 0 calc(100% + 2 * ${space[4]})`,
    marginInline: `-${space[4]}`,
  },
  [media.tablet]: {
    position: 'static',
    order: 0,
    flex: 'initial',
    marginInline: 0,
    gap: space[1],
    padding: 0,
    background: 'none',
    border: 0,
  },
})
const link = css({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  minHeight: '4rem',
  color: color.muted,
  fontSize: '0.6875rem',
  fontWeight: 650,
  letterSpacing: '0.06em',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${motion.quick}, background-color ${motion.quick}`,
  '&[aria-current]': { color: color.brandText },
  '&:focus-visible': { outlineOffset: '-4px', outlineColor: color.focus },
  [media.tablet]: {
    flex: 'none',
    minHeight: '2.75rem',
    paddingInline: space[4],
    borderRadius: radius.round,
    color: 'var(--bar-ink)',
    fontSize: '0.8125rem',
    '&:hover': { background: 'var(--bar-soft)' },
    '&[aria-current]': { color: 'var(--bar-ink)', background: 'var(--bar-soft)' },
    '&:focus-visible': { outlineOffset: '2px', outlineColor: 'var(--bar-ink)' },
  },
})
const person = css({
  display: 'flex',
  justifySelf: 'end',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  paddingBlock: space[1],
  paddingInline: `${space[1]} ${space[3]}`,
  borderRadius: radius.round,
  color: 'var(--bar-ink)',
  minWidth: 0,
  fontWeight: 600,
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: 'var(--bar-soft)' },
})
const bone = css({ background: `var(--bar-bone, ${color.line})` })
const name = css({
  maxWidth: '10rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
