import { css } from '@emotion/react'
import { Link } from 'wouter'
import { isOutdated } from '../../../machines/events/explore/savedFilter.ts'
import * as texts from '../../../machines/events/texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { AlertIcon } from '../../ui/firstIcons.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx'
import { color, media, motion, radius, space, text } from '../../ui/tokens.ts'
import * as words from '../../ui/texts.ts'
import { pathOf, type SavedFiltersState } from './savedFiltersState.ts'
import { t } from '../../ui/words/language.ts'

/** Saved searches as buttons that run them; renders nothing if there are none. */
export function SavedFilters({ state, send, choices }: SavedFiltersState) {
  const { filters, problem } = state.context
  if (state.matches('failed')) {
    return (
      <Row role="alert" gap={3}>
        <Text tone="muted">{t(problem)}</Text>
        <Button variant="quiet" size="small" onClick={() => send({ type: 'retry' })}>
          {t(words.tryAgain)}
        </Button>
      </Row>
    )
  }
  if (filters.length === 0) return null
  return (
    <Stack as="section" gap={2} aria-label={t(texts.savedSearches)}>
      <Row justify="space-between" wrap={false}>
        <Heading level={2} look="card">
          {t(texts.savedSearches)}
        </Heading>
        <Button
          variant="quiet"
          size="small"
          aria-label={t(texts.editSearches)}
          css={{ marginInlineEnd: `-${space[3]}` }}
          onClick={() => send({ type: 'list.open' })}
        >
          {t(words.edit)}
        </Button>
      </Row>
      <ul css={chips}>
        {filters.map((filter) => (
          <li key={filter.id}>
            <Link href={pathOf(filter)} css={chip} dir="auto">
              {choices && isOutdated(filter, choices) && (
                <>
                  <AlertIcon size={18} />
                  <VisuallyHidden>{t(texts.searchOutdated)}</VisuallyHidden>
                </>
              )}
              <span css={name}>{filter.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

// On a phone, a single row that scrolls, however many there are.
const chips = css({
  display: 'flex',
  gap: space[2],
  marginInline: `-${space[1]}`,
  padding: space[1],
  overflowX: 'auto',
  [media.tablet]: { flexWrap: 'wrap' },
  '& > li': { flex: 'none', maxWidth: '100%' },
})
const chip = css(text.small, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  maxWidth: 'min(20rem, 80vw)',
  padding: `0 ${space[4]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: color.sunken },
})
const name = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
