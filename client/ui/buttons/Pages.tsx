import type { MouseEvent } from 'react'
import { Button } from './Button.tsx'
import { BackIcon, NextIcon } from '../firstIcons.tsx'
import { Row } from '../layout/Row.tsx'
import * as texts from '../texts.ts'
import { t } from '../words/language.ts'

interface PagesProps {
  label: string
  page: { previous: unknown; next: unknown }
  enabled: boolean
  send: (event: { type: 'page.previous' | 'page.next' }) => void
}

export function Pages({ label, page, enabled, send }: PagesProps) {
  const { previous, next } = page
  if (previous === null && next === null) return null
  /** Scrolls to the top, where reading a new page starts. */
  const turn =
    (type: 'page.previous' | 'page.next') =>
    ({ currentTarget }: MouseEvent) => {
      const list = currentTarget.closest('section')
      if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView()
      send({ type })
    }
  const look = { variant: 'secondary', size: 'small', disabled: !enabled } as const
  return (
    <Row as="nav" gap={2} justify="end" aria-label={label}>
      {previous !== null && (
        <Button {...look} icon={<BackIcon />} onClick={turn('page.previous')}>
          {t(texts.previous)}
        </Button>
      )}
      {next !== null && (
        <Button {...look} icon={<NextIcon />} onClick={turn('page.next')}>
          {t(texts.next)}
        </Button>
      )}
    </Row>
  )
}
