import { css } from '@emotion/react'
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react'
import { color, motion, radius, space, text } from '../tokens.ts'
import { isMirrored, t } from '../words/language.ts'
import * as words from '../texts.ts'

/** In rem, so that the menu leaves room for the fields at large text sizes. */
const roomy = '@container (min-width: 40rem)'

const list = css`
  display: flex;
  gap: ${space[1]};
  overflow-x: auto;
  scrollbar-width: none;
  /* Leaves room for the focus ring. */
  padding: 3px;
  margin: -3px;
`

const tab = css`
  flex: none;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 2.75rem;
  padding-inline: ${space[4]};
  font-weight: 600;
  font-size: 0.9375rem;
  color: ${color.muted};
  white-space: nowrap;
  transition:
    color ${motion.quick},
    background-color ${motion.quick};
  &:hover {
    color: ${color.ink};
  }
  &:focus-visible {
    outline-offset: 0;
  }
`

const looks = {
  line: {
    list: css`
      box-shadow: inset 0 -4px 0 -3px ${color.line};
    `,
    tab: css`
      border-radius: ${radius.small};
      &[aria-selected='true'] {
        color: ${color.ink};
        box-shadow: inset 0 -2px 0 ${color.brandText};
        border-end-start-radius: 0;
        border-end-end-radius: 0;
      }
    `,
  },
  pill: {
    list: css`
      padding: ${space[1]};
      margin: 0;
      border-radius: ${radius.round};
      background: ${color.sunken};
    `,
    tab: css`
      flex: 1 0 auto;
      justify-content: center;
      border-radius: ${radius.round};
      &[aria-selected='true'] {
        background: ${color.raised};
        color: ${color.ink};
        box-shadow:
          0 0 0 1px ${color.line},
          0 1px 3px rgb(20 30 24 / 12%);
      }
    `,
  },
  side: {
    list: css`
      display: grid;
      grid-auto-flow: column;
      grid-auto-columns: minmax(0, 1fr);
      ${roomy} {
        display: flex;
        flex-direction: column;
        flex: none;
        width: 13rem;
        align-self: flex-start;
      }
    `,
    tab: css`
      flex-direction: column;
      align-items: stretch;
      padding-inline: 0;
      font-size: 0.8125rem;
      line-height: 1.25;
      text-align: start;
      white-space: normal;
      hyphens: auto;
      overflow-wrap: anywhere;
      border-radius: ${radius.small};
      &::before {
        content: '';
        height: 4px;
        border-radius: ${radius.round};
        background: ${color.line};
      }
      &[aria-selected='true'] {
        color: ${color.ink};
      }
      &[aria-selected='true']::before,
      &:has(~ [aria-selected='true'])::before {
        background: ${color.brandText};
      }
      ${roomy} {
        flex-direction: row;
        align-items: center;
        min-height: 3rem;
        padding-inline: ${space[4]};
        font-size: 0.9375rem;
        border-radius: ${radius.medium};
        &::before {
          content: none;
        }
        &[aria-selected='true'] {
          background: ${color.brandSoft};
          color: ${color.onBrandSoft};
        }
      }
    `,
  },
}

const stacked = css`
  display: flex;
  flex-direction: column;
  gap: ${space[5]};
  min-width: 0;
`

const beside = css`
  ${roomy} {
    flex-direction: row;
    gap: ${space[6]};
  }
`

const position = css`
  margin: 0;
  color: ${color.muted};
  ${text.small}
  ${roomy} {
    display: none;
  }
`

const panel = css`
  flex: 1;
  min-width: 0;
  border-radius: ${radius.small};
`

interface TabsProps<Id extends string> {
  of: Readonly<Record<Id, ReactNode>>
  active: NoInfer<Id>
  onSelect: (id: Id) => void
  label: string
  /** The look of the tabs: an underlined strip, pills, or steps that become a menu beside the panel if there is room. */
  look?: keyof typeof looks
  children?: ReactNode
}

export function Tabs<Id extends string>({
  of,
  active,
  onSelect,
  label,
  look = 'line',
  children,
}: TabsProps<Id>) {
  const base = useId()
  const ids = Object.keys(of) as Id[]

  // Scrolls a tab strip that is wider than the screen to its active tab, also after the device is rotated.
  // The page itself does not scroll.
  useEffect(() => {
    const tab = document.getElementById(`${base}-${active}`)
    const strip = tab?.parentElement
    if (!strip) return undefined
    const [edge, gap] = isMirrored() ? (['right', -24] as const) : (['left', 24] as const)
    const widths = new ResizeObserver(() => {
      strip.scrollBy({ left: tab.getBoundingClientRect()[edge] - strip.getBoundingClientRect()[edge] - gap })
    })
    widths.observe(strip)
    return () => widths.disconnect()
  }, [base, active])

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const to = targetOf(event.key, ids.indexOf(active), ids.length)
    const id = to === undefined ? undefined : ids[to]
    if (id === undefined) return
    event.preventDefault()
    onSelect(id)
    document.getElementById(`${base}-${id}`)?.focus()
  }

  return (
    <div css={look === 'side' && { containerType: 'inline-size' }}>
      <div css={[stacked, look === 'side' && beside]}>
        <div role="tablist" aria-label={label} css={[list, looks[look].list]}>
          {ids.map((id) => (
            <button
              key={id}
              id={`${base}-${id}`}
              type="button"
              role="tab"
              aria-selected={id === active}
              aria-controls={id === active ? `${base}-panel` : undefined}
              tabIndex={id === active ? 0 : -1}
              css={[tab, looks[look].tab]}
              onClick={() => onSelect(id)}
              onKeyDown={move}
            >
              {of[id]}
            </button>
          ))}
        </div>
        {/* A screen reader announces each tab's position. */}
        {look === 'side' && (
          <p aria-hidden css={position}>
            {t(words.progress(ids.indexOf(active) + 1, ids.length))}
          </p>
        )}
        {/* The panel has no name, because a screen reader has just read the tab's name, and fields inside
            may have the same one. */}
        <div id={`${base}-panel`} role="tabpanel" css={panel}>
          {children}
        </div>
      </div>
    </div>
  )
}

/**
 * The index to which an arrow key, Home or End moves the focus in a group of controls with a single tab stop;
 * undefined for any other key.
 */
function targetOf(key: string, from: number, count: number): number | undefined {
  const [on, back] = isMirrored() ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === on || key === 'ArrowDown') return (from + 1) % count
  if (key === back || key === 'ArrowUp') return (from + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
